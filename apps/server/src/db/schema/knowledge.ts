import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant, tsvector } from './columns.ts';
import { accessColumns, accessIndexes, diaries, type StoredImage } from './diary.ts';
import { guidelines } from './handbook.ts';
import { team } from './team.ts';

/** The diary it came with; what came with one stays when that is erased. */
const source = () => uuid().references(() => diaries.id, { onDelete: 'set null' });

/** Tasks of a day, most of them planned in a diary, and long-term goals. */
export const todos = pgTable(
  'todos',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    kind: text({ enum: ['day', 'goal'] }).notNull(),
    text: text().notNull(),
    /** The day it is for, or by which the goal is reached. */
    day: day().notNull(),
    status: text({ enum: ['open', 'done', 'carried', 'dropped'] }).notNull(),
    /** Hundredths of a goal. */
    progress: integer().notNull().default(0),
    position: integer().notNull(),
    /** The diary that planned it, whose text it is: erased with that. */
    diaryId: uuid().references(() => diaries.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** Hidden since, by itself or with its diary; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.kind, table.day, table.position),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A person's own list of mistakes. `sharedWith` names the teams that see the text, never whose it is. */
export const mistakes = pgTable(
  'mistakes',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    diaryId: source(),
    day: day().notNull(),
    text: text().notNull(),
    /** What to do instead. */
    instead: text().notNull().default(''),
    sharedWith: uuid().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    /** How its diary words it, where its owner has reworded it since. */
    diaryText: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** What its owner made of it. */
    guidelineId: uuid().references(() => guidelines.id, { onDelete: 'set null' }),
    /** Which interval its next question comes after; counted from 0. */
    step: smallint().notNull().default(0),
    /** From this day on its owner is asked whether it happened again; null while they are not. */
    nextOn: day(),
    /** How often it did not, since it last did. */
    times: smallint().notNull().default(0),
    /** Since when it rests, after it did not happen again. */
    outgrownOn: day(),
    /** What it is found by; empty in rows from before this was kept. */
    words: tsvector().notNull().default(''),
    /** Hidden since; erased 30 days later. No team reads a hidden one. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.day),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.guidelineId).where(sql`guideline_id is not null`),
    index().on(table.ownerId, table.nextOn).where(sql`next_on is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index('mistakes_words').using('gin', sql`(words || array_to_tsvector(array['=a' || owner_id::text]))`),
    index('mistakes_undescribed').on(table.ownerId).where(sql`words = ''::tsvector`),
  ],
);

/** What someone answered when they were asked whether a mistake happened again. */
export const mistakeAnswers = pgTable(
  'mistake_answers',
  {
    mistakeId: uuid()
      .notNull()
      .references(() => mistakes.id, { onDelete: 'cascade' }),
    ownerId: person(),
    /** The day from which they were asked. */
    askedOn: day().notNull(),
    answer: text({ enum: ['yes', 'no', 'untested'] }).notNull(),
    /** Their own day. */
    answeredOn: day().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mistakeId, table.askedOn] }),
    index().on(table.ownerId, table.answeredOn),
  ],
);

/** Questions that someone asked their teams. */
/**
 * Answers that were accepted before, by the ids of their comments: accepted again, they count and tell nothing a second
 * time; `waits` where one was deleted, and comes back accepted.
 */
export type StoredPastAnswers = Readonly<
  Record<
    string,
    {
      /** When the question was settled by it, ISO 8601. */
      readonly at: string;
      /** What its writer was told of it, and how far that came. */
      readonly told: Readonly<Partial<Record<AnswerStage, 'seen' | 'sent'>>>;
      readonly waits?: { readonly helped: boolean | null };
    }
  >
>;
export type AnswerStage = 'accepted' | 'thanked';

export const curiosities = pgTable(
  'curiosities',
  {
    id: uuid().primaryKey(),
    askerId: person(),
    diaryId: source(),
    day: day().notNull(),
    question: text().notNull(),
    detail: text().notNull().default(''),
    /** Who reads it; the lists of each team in `curiosity_teams` follow from it. */
    teamIds: uuid().array().notNull(),
    solvedAt: instant(),
    createdAt: instant().notNull(),
    /** The answer that its asker accepted: a comment, whether or not it is still there. */
    acceptedId: uuid(),
    /** Who gave it by name. */
    solverId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whether it helped, once its asker has said so. */
    helped: boolean(),
    /** What a similar question is found by; empty until it is written. */
    words: tsvector().notNull().default(''),
    /** Hidden since, by itself or with its diary; erased 30 days later. */
    deletedAt: instant(),
    images: jsonb().$type<readonly StoredImage[]>().notNull().default([]),
    pastAnswers: jsonb().$type<StoredPastAnswers>().notNull().default({}),
  },
  (table) => [
    index().on(table.askerId, table.createdAt, table.id),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.solverId, table.solvedAt).where(sql`solver_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index().using('gin', table.words),
    index('curiosities_undescribed').on(table.id).where(sql`words = ''::tsvector`),
  ],
);

/** The lists of each team: one narrow row for each question that it reads, with the state by which lists are cut. */
export const curiosityTeams = pgTable(
  'curiosity_teams',
  {
    teamId: team(),
    createdAt: instant().notNull(),
    curiosityId: uuid()
      .notNull()
      .references(() => curiosities.id, { onDelete: 'cascade' }),
    /** The team's day on which it was solved, as it was told then. */
    solvedOn: day(),
    /** Who gave the accepted answer by name. */
    solverId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whether someone other than its asker has answered, in any of its teams. */
    answered: boolean().notNull(),
  },
  (table) => {
    const inOrder = [table.teamId, table.createdAt, table.curiosityId] as const;
    return [
      primaryKey({ columns: [...inOrder] }),
      index().on(table.curiosityId),
      index('curiosity_teams_open')
        .on(...inOrder)
        .where(sql`solved_on is null`),
      index('curiosity_teams_solved')
        .on(...inOrder)
        .where(sql`solved_on is not null`),
      index('curiosity_teams_unanswered')
        .on(...inOrder)
        .where(sql`solved_on is null and not answered`),
      index().on(table.solverId).where(sql`solver_id is not null`),
    ];
  },
);

/** Who has answered a question of someone else by name in a team, and the team's day of the first answer that is still there. */
export const curiosityAnswers = pgTable(
  'curiosity_answers',
  {
    curiosityId: uuid()
      .notNull()
      .references(() => curiosities.id, { onDelete: 'cascade' }),
    teamId: team(),
    userId: person(),
    day: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.curiosityId, table.teamId, table.userId] }),
    index().on(table.teamId),
    index().on(table.userId),
  ],
);

/**
 * How many of the questions that a team reads someone has asked, answered and solved on a day; under `-infinity`, on all
 * days together. Follows from the lists and the answers, in the same transactions.
 */
export const curiosityCounts = pgTable(
  'curiosity_counts',
  {
    teamId: team(),
    day: day().notNull(),
    userId: person(),
    asked: integer().notNull(),
    answered: integer().notNull(),
    solved: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day, table.userId] }), index().on(table.userId)],
);

/** The people that the asker of a question has asked for an answer. */
export const curiosityAsks = pgTable(
  'curiosity_asks',
  {
    curiosityId: uuid()
      .notNull()
      .references(() => curiosities.id, { onDelete: 'cascade' }),
    personId: person(),
    /** The team that both read it in. */
    teamId: team(),
    askedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.curiosityId, table.personId] }),
    index().on(table.personId, table.askedAt),
    index().on(table.teamId),
  ],
);

/** Who opened someone else's question, for its asker to see; its rows are named and written anew as those of diaries are. */
export const curiosityAccesses = pgTable(
  'curiosity_accesses',
  {
    curiosityId: uuid()
      .notNull()
      .references(() => curiosities.id, { onDelete: 'cascade' }),
    ...accessColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.curiosityId, table.readerId, table.kind, table.day] }),
    ...accessIndexes('curiosity_accesses', table, table.curiosityId),
    index('curiosity_accesses_unnamed').on(table.readerId, table.day).where(sql`named_in = '{}'::uuid[]`),
    index().on(table.day),
  ],
);

/** What people chose about questions; who chose nothing has no row. */
export const curiosityChoices = pgTable('curiosity_choices', {
  userId: person().primaryKey(),
  /** Whether others may ask them for answers. */
  askable: boolean().notNull(),
  /** Whether they stand in rankings. */
  ranked: boolean().notNull(),
});

/** The mistakes of a team's last day that were shared with it, as the start of its day found them. */
export const sharedMistakes = pgTable('shared_mistakes', {
  teamId: team().primaryKey(),
  day: day().notNull(),
  /** In shuffled order, and without whose they are. */
  texts: text().array().notNull(),
});
