import type { Reader } from '../../diary/policy.ts';

type Line = {
  readonly teamId: string;
  readonly keeperId: string;
  readonly writerId: string | null;
  readonly deletedBy: string | null;
};

/** Whose words they are: the teammate's they were taken from, or else of who published them. */
export function authorOf({ keeperId, writerId }: Pick<Line, 'keeperId' | 'writerId'>): string {
  return writerId ?? keeperId;
}

/** Who published it and who wrote it; they may be outside of the team by now. */
export function concerns(
  { keeperId, writerId }: Pick<Line, 'keeperId' | 'writerId'>,
  userId: string,
): boolean {
  return keeperId === userId || writerId === userId;
}

/** Its team reads it, and those it concerns. */
export function mayRead(line: Omit<Line, 'deletedBy'>, { userId, teamIds }: Reader): boolean {
  return teamIds.includes(line.teamId) || concerns(line, userId);
}

/** Who took it out brings it back. */
export function mayRestore({ deletedBy }: Line, userId: string): boolean {
  return deletedBy === userId;
}
