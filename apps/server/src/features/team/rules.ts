/** How many teams a person can be in at once. */
export const TEAMS_MAX = 50;
/** Members that a team shows at a glance (product, section 3). */
export const PREVIEW_SIZE = 11;
export const INVITE_CODE_LENGTH = 8;

/** The link that opens the team's page with its invite code filled in. */
export function inviteUrl(publicUrl: string, inviteCode: string): string {
  return `${publicUrl}/department?join=${inviteCode}`;
}

/** A LIKE pattern for texts that contain the keyword as it is written. */
export function containing(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
}
