import type { AiFeature, ReadingFeature, SummaryPart, TeamLens } from '@garden/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day, instant } from './columns.ts';
import { diaries } from './diary.ts';
import { team, teams } from './team.ts';

/** What of AI is turned off. */
const off = () => text().array().$type<AiFeature[]>().notNull().default(sql`'{}'`);

/** What of AI teams have turned off for their members; one that never did has no row. */
export const aiTeams = pgTable('ai_teams', {
  teamId: team().primaryKey(),
  off: off(),
  /** What it may have sent to the provider in a month, in pieces of 2,000 characters; null for as much as the server gives. */
  monthlyLimit: integer(),
  /** By whose eyes its members may have advice given besides; null without any. */
  lens: jsonb().$type<TeamLens>(),
});

/** How much was sent to the AI provider on the account of a team in a month: never what, nor who asked. */
export const aiTeamUses = pgTable(
  'ai_team_uses',
  {
    teamId: team(),
    /** By the team's calendar, `YYYY-MM`. */
    month: text().notNull(),
    units: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.month] })],
);

/** Models that their server does not have, from when on; one that answers again has no row. Administrators are told once of each. */
export const aiGoneModels = pgTable('ai_gone_models', {
  /** Its name, and its server's. */
  model: text().primaryKey(),
  since: instant().notNull(),
});

/** What people chose about AI; who chose nothing has no row. */
export const aiChoices = pgTable('ai_choices', {
  userId: person().primaryKey(),
  off: off(),
  /** Whether entries in another language than theirs are shown translated at once. */
  translateAtOnce: boolean().notNull().default(false),
});

/** How much someone had sent to the AI provider on a day of theirs, by feature: never what. */
export const aiUses = pgTable(
  'ai_uses',
  {
    userId: person(),
    day: day().notNull(),
    feature: text().$type<AiFeature>().notNull(),
    /** How often. */
    calls: integer().notNull(),
    /** In pieces of 2,000 characters, by which the budget counts. */
    units: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.feature] }), index().on(table.day)],
);

/** Sentences of drafts that their author was asked about, and what they said; a sentence is kept as its hash alone. */
export const aiPredictions = pgTable(
  'ai_predictions',
  {
    userId: person(),
    kind: text({ enum: ['unclear', 'mistake'] }).notNull(),
    /** SHA-256 of the sentence as it is compared, 22 characters of it. */
    sentence: text().notNull(),
    answer: text({ enum: ['accepted', 'dismissed'] }).notNull(),
    settledAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.sentence] }),
    index().on(table.settledAt),
  ],
);

/** A question about a day, or notes that were pasted; `answer` is null where it was skipped, or is asked still. */
export type StoredTurn = {
  readonly topic: 'plan' | 'done' | 'detail' | 'forWhom' | 'hard' | 'learned' | 'goal' | 'next' | 'notes';
  readonly wording: number;
  readonly about: string | null;
  readonly answer: string | null;
  /** The words of a model that asked it. */
  readonly asked?: { readonly by: string; readonly text: string } | undefined;
};

/** The text that a model made of what was said, by section. */
export type StoredOffer = {
  readonly by: string;
  readonly text: {
    readonly summary: string;
    readonly learnings: string;
    readonly mistakes: readonly string[];
    readonly nextTasks: readonly string[];
    readonly unclear: readonly string[];
  };
};

/** What someone was asked about a day, and answered: theirs alone. */
export const aiDialogues = pgTable(
  'ai_dialogues',
  {
    ownerId: person(),
    day: day().notNull(),
    /** Grows with each step, and when it starts over. */
    turn: integer().notNull(),
    turns: jsonb().$type<readonly StoredTurn[]>().notNull(),
    asking: jsonb().$type<StoredTurn>(),
    /** Null where the text is made by rules of the product, each time. */
    offered: jsonb().$type<StoredOffer>(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), index().on(table.changedAt)],
);

/** Books and articles that a team recommends to its members, beside those that ship. */
export const teamWorks = pgTable(
  'team_works',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    title: text().notNull(),
    author: text().notNull(),
    /** What it is about: by its words it is found. */
    sentence: text().notNull(),
    createdAt: instant().notNull(),
    /** Off the list since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.createdAt),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What people said about works that were recommended to them. */
export const aiWorks = pgTable(
  'ai_works',
  {
    userId: person(),
    /** The id of a team’s work, or the hash of the title of one that ships. */
    work: text().notNull(),
    answer: text({ enum: ['saved', 'read', 'dismissed'] }).notNull(),
    settledAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.work] })],
);

/** A line of a look back as its owner keeps it; one without a text is as it stands in its diary. */
export type StoredSummaryLine = {
  readonly key: string | null;
  readonly part: SummaryPart;
  readonly text: string | null;
};

/** What someone made of a look back on days of theirs, and where others read it; what is found in diaries is kept nowhere. */
export const aiSummaries = pgTable(
  'ai_summaries',
  {
    ownerId: person(),
    kind: text({ enum: ['month', 'week'] }).notNull(),
    fromDay: day().notNull(),
    /** Null as long as they are as they were found. */
    lines: jsonb().$type<readonly StoredSummaryLine[]>(),
    version: integer().notNull().default(0),
    /** Those who look after its owner in this team read it. */
    sharedIn: uuid().references(() => teams.id, { onDelete: 'set null' }),
    changedAt: instant(),
    /** Since when its owner knows that the month is there to be read. */
    readyAt: instant(),
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.fromDay] }),
    index().on(table.sharedIn).where(sql`shared_in is not null`),
  ],
);

/**
 * Claims of the AI provider that someone said are wrong, and advice that they said helped, or did not; a claim is kept as
 * the hash of what it rests on.
 */
export const aiWrongs = pgTable(
  'ai_wrongs',
  {
    userId: person(),
    ref: text().notNull(),
    /** The team whose week it is of; null of one's own. */
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    /** Whether the whole team is shown it no more: an administrator said so. */
    forAll: boolean().notNull(),
    /** Whether it is advice that helped, which stays. */
    helped: boolean().notNull().default(false),
    /** Why advice did not help, where that was said. */
    because: text({ enum: ['untrue', 'known', 'vague', 'unfit'] }),
    /** The same in words of one's own. */
    words: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ref] }), index().on(table.teamId, table.ref)],
);

/** The access ledger of AI: who had it read someone else's diary on a day, for its author to see. */
export const aiReads = pgTable(
  'ai_reads',
  {
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    readerId: person(),
    /** The reader's own. */
    day: day().notNull(),
    features: text().array().$type<ReadingFeature[]>().notNull(),
    /** Whether its sentences went to the provider. */
    sent: boolean().notNull(),
    /** The diary's author. */
    ownerId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.diaryId, table.readerId, table.day] }),
    index('ai_reads_of_owner').on(table.ownerId, table.day, table.readerId, table.diaryId),
    index('ai_reads_of_reader').on(table.ownerId, table.readerId, table.day, table.diaryId),
    index().on(table.readerId),
    index().on(table.day),
  ],
);
