import type { api, InputOf, TeamRules } from '@garden/contract';

/** How many teams a person can be in at once. */
export const TEAMS_MAX = 50;
/** Members that a team shows at a glance (product, section 3). */
export const PREVIEW_SIZE = 11;
export const INVITE_CODE_LENGTH = 8;
/** Departments of a team (product, section 16). */
export const DEPARTMENTS_MAX = 20;

/** What holds for the diaries of a team until its administrators set something else (product, section 4). */
export const DEFAULT_RULES: TeamRules = {
  modules: { learnings: true, nextTasks: true },
  minimums: { summary: 30, newcomerSummary: 5, learnings: 5 },
  newcomerDays: 14,
};

type RulesWish = NonNullable<InputOf<typeof api.team.setting>['rules']>;

/** The rules with what was wished for; what is left out stays. */
export function settleRules(rules: TeamRules, wish: RulesWish): TeamRules {
  return {
    modules: { ...rules.modules, ...written(wish.modules) },
    minimums: { ...rules.minimums, ...written(wish.minimums) },
    newcomerDays: wish.newcomerDays ?? rules.newcomerDays,
  };
}

/** The fields that hold something. */
function written<T extends object>(wish: T | undefined) {
  const fields = Object.entries(wish ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The link that opens the team's page with its invite code filled in. */
export function inviteUrl(publicUrl: string, inviteCode: string): string {
  return `${publicUrl}/department?join=${inviteCode}`;
}

/** A LIKE pattern for texts that contain the keyword as it is written. */
export function containing(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
}
