import type { DiaryDay } from '@garden/calendar';
import type { Database, Transaction } from '../../../db/open-database.ts';
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
  /**
   * What finished before counts: when that day began; or earlier, when an older team with some of the same people last began
   * its own, so that the older one takes down first what both have.
   */
  readonly at: Date;
  /** Whether numbers of this kind were never taken down for the team. */
  readonly isFirst: boolean;
};

/** Numbers of a team: of one of the kind's parts, or with an empty one of the whole. */
export type TakenNumbers = { readonly teamId: string; readonly part: string; readonly numbers: object };

/** What numbers are taken with. */
export type MorningSource = Pick<Ports, 'analysis' | 'clock' | 'database' | 'files' | 'holidays' | 'random'>;

/**
 * Numbers about people that the members of a team see. They move once, at the start of the team's day, over what is finished:
 * anyone who asks before and after something that they can see learns nothing from the difference.
 */
export type MorningKind = {
  readonly kind: string;
  /** How long a part is kept that is taken no more. */
  readonly keepDays: number;
  /**
   * The numbers of some teams, older ones first, by few statements for all of them; what is kept of a morning may go on from the
   * one before. Null where they cannot be taken yet: they are asked for again.
   */
  take(source: MorningSource, due: readonly NumbersDue[]): Promise<Taken | null>;
  /** Erases what else is kept and of no use any more. */
  eraseOld(db: Database, now: Date): Promise<void>;
};

export type Taken = {
  readonly numbers: readonly TakenNumbers[];
  /** Keeps what else there is to keep of it, with the numbers or not at all. */
  keep(tx: Transaction): Promise<void>;
};

export const morningKinds = new Registry<MorningKind>('morningKinds');
