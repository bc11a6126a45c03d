import type { DiaryDay } from '@garden/calendar';
import { Registry } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { TeamCalendar } from '../settings/rules.ts';

/** The start of a team's day, for which its numbers are still to be taken down. */
export type NumbersDue = {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** The day that began then. */
  readonly day: DiaryDay;
  readonly at: Date;
  /** Whether numbers of this kind were never taken down for the team. */
  readonly isFirst: boolean;
};

/** Numbers of a team: of one of the kind's parts, or with an empty one of the whole. */
export type TakenNumbers = { readonly teamId: string; readonly part: string; readonly numbers: object };

/**
 * Numbers about people that the members of a team see. They move once, at the start of the team's day, over what is finished:
 * anyone who asks before and after something that they can see learns nothing from the difference.
 */
export type MorningKind = {
  readonly kind: string;
  /** How long a part is kept that is taken no more. */
  readonly keepDays: number;
  /**
   * The numbers of some teams, by few statements for all of them; what is kept of a morning may go on from the one before.
   * Null where they cannot be taken yet: they are asked for again.
   */
  take(
    source: Pick<Ports, 'database' | 'holidays'>,
    due: readonly NumbersDue[],
  ): Promise<readonly TakenNumbers[] | null>;
};

export const morningKinds = new Registry<MorningKind>('morningKinds');
