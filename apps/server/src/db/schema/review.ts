import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { bytes, day, instant } from './columns.ts';
import { diaries } from './diary.ts';
import { team } from './team.ts';

/** What a reason or a piece of advice of the rubric says, by its name there. */
export type StoredRemark = {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The sentence that it rests on, as the rubric counts them. */
  readonly at: { readonly section: string; readonly item: number; readonly sentence: number } | null;
};

/** How a score came about, part by part. */
export type StoredBreakdown = {
  readonly parts: readonly {
    readonly part: 'completeness' | 'specificity' | 'reflection' | 'nextSteps' | 'punctuality';
    readonly points: number;
    readonly max: number;
    readonly reasons: readonly StoredRemark[];
  }[];
  /** What is worth most points first. */
  readonly advice: readonly (StoredRemark & { readonly worth: number })[];
};

/** What the rubric gives a diary; a hidden diary keeps it, to come back with it. */
export const diaryScores = pgTable('diary_scores', {
  diaryId: uuid()
    .primaryKey()
    .references(() => diaries.id, { onDelete: 'cascade' }),
  /** Null of a plain grape, which has advice alone. */
  score: smallint(),
  grade: text({ enum: ['A', 'B', 'C', 'D'] }),
  /** The version of the rubric that judged it. */
  rubric: smallint().notNull(),
  breakdown: jsonb().$type<StoredBreakdown>().notNull(),
  /** What later entries are compared with, as numbers that tell no text: four bytes each, the highest first. */
  shingles: bytes().notNull(),
  /** The cell of days that it was told in, in numbers of a morning; 0 where it was told with another score, and is told nowhere again. */
  toldCell: integer(),
});

/**
 * Days whose scores were told together in numbers of a morning, and in whatever numbers they were told since: how many they are,
 * and of how many people at least. Told numbers cut days into cells, and no one can work out anything smaller than a cell.
 */
export const toldCells = pgTable(
  'told_cells',
  {
    /** One after the highest. */
    id: integer().primaryKey(),
    people: integer().notNull(),
    days: integer().notNull(),
    toldAt: instant().notNull(),
  },
  (table) => [index().on(table.toldAt)],
);

/**
 * What the rubric gives the days of a person's month, one place for each of its days: null where nothing was written while
 * the day was open, −1 where what was written has no score.
 */
export const scoreMonths = pgTable(
  'score_months',
  {
    userId: person(),
    /** Its first day. */
    month: day().notNull(),
    scores: smallint().array().notNull(),
    /** When it changed after it was over, until it was looked at who needs an interview. */
    changedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index().on(table.changedAt).where(sql`changed_at is not null`),
  ],
);

/** Members who switched their scores off in a team that lets them. */
export const scoreSwitches = pgTable('score_switches', { teamId: team(), userId: person() }, (table) => [
  primaryKey({ columns: [table.teamId, table.userId] }),
  index().on(table.userId),
]);

/** How far the scoring of diaries from before there were scores has come; one row. */
export const scoreCatchUp = pgTable('score_catch_up', {
  id: integer().primaryKey(),
  /** What was published later has its score from the beginning. */
  until: instant().notNull(),
  total: integer(),
  done: integer().notNull().default(0),
  /** The last diary looked at, the newest first. */
  day: day(),
  diaryId: uuid(),
  finishedAt: instant(),
});

/** Wishes for another look at a score; one for each day of an author, whatever becomes of its diary. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid().primaryKey(),
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    /** Whose people are asked. */
    teamId: team(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    day: day().notNull(),
    reason: text().notNull(),
    scoreBefore: smallint().notNull(),
    gradeBefore: text({ enum: ['A', 'B', 'C', 'D'] }).notNull(),
    /** The diary's version then. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    settlerId: uuid().references(() => users.id),
    answer: text(),
    scoreAfter: smallint(),
    gradeAfter: text({ enum: ['A', 'B', 'C', 'D'] }),
    /** Whether another score was set. */
    changed: boolean(),
    /** Whether that score counts in the team: until the diary says something else, or is read by others. */
    holds: boolean().notNull().default(false),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.diaryId),
    index().on(table.authorId, table.day),
    index('appeals_open').on(table.teamId, table.createdAt, table.id).where(sql`settled_at is null`),
    index().on(table.authorId, table.createdAt),
    index().on(table.settlerId).where(sql`settler_id is not null`),
  ],
);

/** Which months of a team were looked through for interviews, and how often their supervisors were notified. */
export const interviewRounds = pgTable(
  'interview_rounds',
  {
    teamId: team(),
    /** Its first day. */
    month: day().notNull(),
    notified: smallint().notNull(),
    /** What of the team's settings it was looked through by. */
    settings: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.month] })],
);

/** Members whose month asks for an interview, and the interviews that were held. */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    /** Its first day. */
    month: day().notNull(),
    memberId: person(),
    mean: real().notNull(),
    /** Who wrote it down; it is between them and the member. */
    supervisorId: uuid().references(() => users.id),
    /** The newest version; 0 before one is written down. */
    version: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Who closed it instead of holding it, why, and when. */
    closedById: uuid().references(() => users.id),
    closedReason: text(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('interviews_member').on(table.teamId, table.month, table.memberId),
    index().on(table.memberId),
    index().on(table.supervisorId).where(sql`supervisor_id is not null`),
    index().on(table.closedById).where(sql`closed_by_id is not null`),
    // Every publishing asks for them: of each member the few that are still to be held.
    index('interviews_open')
      .on(table.teamId, table.memberId, table.month)
      .where(sql`version = 0 and closed_at is null`),
  ],
);

/** The interview it belongs to, and goes with. */
const interview = () =>
  uuid()
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' });

/** Who else looked after the member when an interview was first written down; they read it while they still do. */
export const interviewReaders = pgTable(
  'interview_readers',
  { interviewId: interview(), userId: person() },
  (table) => [primaryKey({ columns: [table.interviewId, table.userId] }), index().on(table.userId)],
);

/** What the record of an interview said, version by version. */
export const interviewVersions = pgTable(
  'interview_versions',
  {
    interviewId: interview(),
    version: integer().notNull(),
    writerId: uuid()
      .notNull()
      .references(() => users.id),
    heldOn: day().notNull(),
    said: text().notNull(),
    steps: jsonb().$type<readonly { readonly text: string; readonly day: string }[]>().notNull(),
    /** The member's own. */
    words: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.version] }), index().on(table.writerId)],
);

/** Who signed a version of an interview, or refused to. */
export const interviewAnswers = pgTable(
  'interview_answers',
  {
    interviewId: interview(),
    version: integer().notNull(),
    personId: uuid()
      .notNull()
      .references(() => users.id),
    accepted: boolean().notNull(),
    reason: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.version, table.personId] }),
    index().on(table.personId),
  ],
);
