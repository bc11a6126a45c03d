import type { api, InputOf, TeamRules } from '@garden/contract';
import type { Actor } from '../../http/context.ts';
import { DAY, MINUTE, SECOND, shift } from '../../platform/clock.ts';

/** How many teams a person can be in at once. */
export const TEAMS_MAX = 50;
/** Members that a team shows at a glance (product, section 3). */
export const PREVIEW_SIZE = 11;
export const INVITE_CODE_LENGTH = 8;
/** Departments of a team (product, section 16). */
export const DEPARTMENTS_MAX = 20;
/** Leaders of a department, as many as one call can name. */
export const LEADERS_MAX = 20;

/** From the first to enter some digits, so long others can enter them (product, section 3). */
export const GATHERING_WINDOW = 60 * SECOND;
/** From the first to enter some digits, so long they can make a team of those who came; and the digits rest as long. */
export const GATHERING_LIFE = 10 * MINUTE;
/** Gatherings stay so long for those who still ask which team it became. */
export const GATHERING_KEPT = DAY;
/** How many people can gather, the first included. */
export const GATHERING_MAX = 50;

/** What holds for the diaries of a team until its administrators set something else (product, sections 4 and 6). */
export const DEFAULT_RULES: TeamRules = {
  modules: {
    learnings: true,
    mistakes: true,
    nextTasks: true,
    unclear: true,
    customerGood: true,
    weeklyTop: true,
    insight: true,
  },
  minimums: { summary: 30, newcomerSummary: 5, learnings: 5, insight: 50, weeklyMistakes: 1 },
  newcomerDays: 14,
  anonymous: true,
  remindAt: null,
  review: {
    scores: 'on',
    ownSwitch: false,
    grades: 'team',
    interviews: { threshold: 60, day: 15, blocks: true },
  },
};

/**
 * Until when someone is a newcomer in each of some teams. One team in which they are none is enough not to be one: of someone
 * with a team of their own, its rules alone would decide what they owe to the others.
 */
export function newcomerUntil(
  teams: readonly { readonly cameAt: Date; readonly rules: Pick<TeamRules, 'newcomerDays'> | null }[],
): Date {
  const ends = teams.map(({ cameAt, rules }) => shift(cameAt, (rules ?? DEFAULT_RULES).newcomerDays * DAY));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** The teams that the signed-in person is in; they came with the session. */
export function teamIdsOf({ memberships }: Pick<Actor, 'memberships'>): string[] {
  return memberships.map(({ teamId }) => teamId);
}

type RulesWish = NonNullable<InputOf<typeof api.team.setting>['rules']>;

/** The rules with what was wished for; what is left out stays. */
export function mergeRules(rules: TeamRules, wish: RulesWish): TeamRules {
  return {
    modules: { ...rules.modules, ...written(wish.modules) },
    minimums: { ...rules.minimums, ...written(wish.minimums) },
    newcomerDays: wish.newcomerDays ?? rules.newcomerDays,
    anonymous: wish.anonymous ?? rules.anonymous,
    remindAt: wish.remindAt === undefined ? rules.remindAt : wish.remindAt,
    review: {
      scores: wish.review?.scores ?? rules.review.scores,
      ownSwitch: wish.review?.ownSwitch ?? rules.review.ownSwitch,
      grades: wish.review?.grades ?? rules.review.grades,
      interviews: { ...rules.review.interviews, ...written(wish.review?.interviews) },
    },
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

/** In a team of fewer a guess at who has written without a name would be too good (product, section 6). */
export const ANONYMOUS_MEMBERS = 5;
