import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant, tsvector } from './columns.ts';
import { team } from './team.ts';

/** A text under the id of what asked for it: a daily question, a topic. */
type StoredAnswer = { readonly id: string; readonly text: string };

export type StoredSections = {
  readonly summary: string;
  readonly learnings: string;
  readonly mistakes: readonly { readonly text: string; readonly shared: boolean }[];
  readonly nextTasks: readonly string[];
  readonly unclear: readonly string[];
  readonly customerGood: readonly string[];
  readonly weeklyTop: readonly string[];
  readonly insight: string;
  readonly answers: readonly StoredAnswer[];
  readonly topics: readonly StoredAnswer[];
};

/** How a question or a topic read when it was answered; only people in its team see it and the answer. */
export type StoredAsked = { readonly id: string; readonly teamId: string; readonly text: string };

/** A picture of a diary or a question: its file's name, its size in pixels, and what it shows in words. */
export type StoredImage = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export const diaries = pgTable(
  'diaries',
  {
    id: uuid().primaryKey(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    day: day().notNull(),
    /** Who reads it; the feed's rows in `diary_teams` follow from it. */
    teamIds: uuid().array().notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    expression: text(),
    images: jsonb().$type<readonly StoredImage[]>().notNull().default([]),
    /** The questions and topics that its sections answer. */
    asked: jsonb().$type<readonly StoredAsked[]>().notNull().default([]),
    /** Visible characters of all sections. */
    length: integer().notNull(),
    late: boolean().notNull(),
    /** Counts every change, those of private lines and mistakes too: its author's alone. */
    version: integer().notNull(),
    /** Counts the changes that readers can see: theirs. */
    seenVersion: integer().notNull().default(1),
    publishedAt: instant().notNull(),
    /** As `version`. */
    updatedAt: instant().notNull(),
    /** As `seenVersion`; null while readers see what was published. */
    seenChangedAt: instant(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('diaries_author_day').on(table.authorId, table.day).where(sql`deleted_at is null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** The diary it belongs to, and goes with. */
const diary = () =>
  uuid()
    .notNull()
    .references(() => diaries.id, { onDelete: 'cascade' });

/** Diaries that someone imported together, for as long as they can be taken back together. */
export const diaryImports = pgTable(
  'diary_imports',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    /** Of the browser’s own making: requests with the same one belong together. */
    key: uuid().notNull(),
    beganAt: instant().notNull(),
    /** It goes on, and no other of the same person begins before. */
    openUntil: instant(),
    /** Undone since. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('diary_imports_key').on(table.ownerId, table.key),
    uniqueIndex('diary_imports_open').on(table.ownerId).where(sql`open_until is not null`),
    index().on(table.beganAt),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What an import made. */
export const importedDiaries = pgTable(
  'imported_diaries',
  {
    diaryId: uuid()
      .primaryKey()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    importId: uuid()
      .notNull()
      .references(() => diaryImports.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.importId)],
);

/** The feed of each team: one narrow row for each diary it reads. */
export const diaryTeams = pgTable(
  'diary_teams',
  {
    teamId: team(),
    day: day().notNull(),
    diaryId: diary(),
    authorId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.day, table.diaryId] }),
    index().on(table.teamId, table.authorId, table.day),
    index().on(table.diaryId),
  ],
);

/** What a diary said before each change. */
export const diaryVersions = pgTable(
  'diary_versions',
  {
    diaryId: diary(),
    version: integer().notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    /** When this text was written. */
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.diaryId, table.version] })],
);

/** Unpublished text, one for each day of a person. */
export const drafts = pgTable(
  'drafts',
  {
    authorId: person(),
    day: day().notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    teamIds: uuid().array(),
    expression: text(),
    images: jsonb().$type<readonly StoredImage[]>().notNull().default([]),
    version: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
);

/**
 * What a diary is found by. `shared` holds what its readers see, `own` its author's part on top of that: private lines
 * and mistakes. Both also hold the ids of author and teams as words of their own, so that the index narrows by them; an
 * empty `shared` is still to be written.
 */
export const diaryWords = pgTable(
  'diary_words',
  {
    diaryId: uuid()
      .primaryKey()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    day: day().notNull(),
    shared: tsvector().notNull(),
    own: tsvector().notNull(),
  },
  (table) => [
    index().using('gin', table.shared),
    index().using('gin', table.own),
    index('diary_words_missing').on(table.diaryId).where(sql`shared = ''::tsvector`),
  ],
);

/** What a ledger of readers says beside the object that was read. */
export const accessColumns = () => ({
  readerId: person(),
  kind: text({ enum: ['opened', 'exported'] }).notNull(),
  /** The reader's own day. */
  day: day().notNull(),
  /** Teams in whose steps the reader was named to the object's owner. */
  namedIn: uuid().array().notNull().default([]),
  /** The object's. It refers to no row: a key that does would hold the owner's, which then tells whose transaction that was. */
  ownerId: uuid().notNull(),
});

/** By these a ledger is read page by page: of an owner, and of one reader alone. */
export const accessIndexes = (
  name: string,
  { readerId, ownerId, day }: Readonly<Record<'readerId' | 'ownerId' | 'day', AnyPgColumn>>,
  objectId: AnyPgColumn,
) => [
  index(`${name}_of_owner`).on(ownerId, day, readerId, objectId).where(sql`named_in <> '{}'::uuid[]`),
  index(`${name}_of_reader`).on(ownerId, readerId, day, objectId).where(sql`named_in <> '{}'::uuid[]`),
  index().on(readerId),
];

/**
 * The access ledger: who opened or exported someone else's diary, for its author to see. A team's step writes its rows anew,
 * so that neither their order nor their transactions tell who came first.
 */
export const diaryAccesses = pgTable('diary_accesses', { diaryId: diary(), ...accessColumns() }, (table) => [
  primaryKey({ columns: [table.diaryId, table.readerId, table.kind, table.day] }),
  ...accessIndexes('diary_accesses', table, table.diaryId),
  index('diary_accesses_unnamed').on(table.readerId, table.day).where(sql`named_in = '{}'::uuid[]`),
  index().on(table.day),
]);

/** Diaries that their reader has opened and wants to come to again. */
export const keptUnread = pgTable(
  'kept_unread',
  {
    readerId: person(),
    diaryId: diary(),
    /** The diary's. */
    day: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.diaryId] }),
    index().on(table.diaryId),
    index().on(table.day),
  ],
);

/** Where someone stopped who reads diaries one after another. */
export const readingPositions = pgTable(
  'reading_positions',
  {
    readerId: person().primaryKey(),
    diaryId: diary(),
    /** The diary's. */
    day: day().notNull(),
    /** Whose diaries they were reading; `selectionKey` says how. */
    selection: text().notNull(),
    /** Counted from 1. */
    place: integer().notNull(),
  },
  (table) => [index().on(table.diaryId), index().on(table.day)],
);

/** The newest start of a team's day at which its steps were taken. */
export const teamMornings = pgTable('team_mornings', {
  teamId: team().primaryKey(),
  at: instant().notNull(),
});

/** Working days on which someone is away, one row each; they are the person's, whatever teams they are in. */
export const vacations = pgTable(
  'vacations',
  {
    userId: person(),
    day: day().notNull(),
    kind: text({ enum: ['vacation'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index().on(table.day, table.userId)],
);

/** What a leader said of a customer-good item: praise, or a wish to hear more. */
export const customerReviews = pgTable(
  'customer_reviews',
  {
    diaryId: diary(),
    /** The item as it read; one that is changed is looked at anew. */
    item: text().notNull(),
    reviewerId: uuid()
      .notNull()
      .references(() => users.id),
    verdict: text({ enum: ['praise', 'ask'] }).notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.diaryId, table.item, table.reviewerId] })],
);

/** Pictures that were taken in for diaries; one that no diary shows and no draft holds is erased after a while. */
export const diaryImages = pgTable(
  'diary_images',
  {
    /** The name of its file. */
    file: text().primaryKey(),
    ownerId: person(),
    /** The diary that shows it; what else does, names it itself. */
    diaryId: uuid().references(() => diaries.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.diaryId),
    index().on(table.createdAt).where(sql`diary_id is null`),
    index().on(table.ownerId),
  ],
);

/** Someone's own stickers, the newest last. */
export const memes = pgTable(
  'memes',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    /** The name of its file. */
    file: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** Taken away since. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.createdAt),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * How many members of a team have settled a day: they have written for it, or are on vacation. Counted where entries,
 * vacation and memberships change; a member of a removed team counts on, to come back with it.
 */
export const teamDays = pgTable(
  'team_days',
  {
    teamId: team(),
    day: day().notNull(),
    settled: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day] })],
);
