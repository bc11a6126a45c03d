import { sql } from 'drizzle-orm';
import {
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
import { day, instant } from './columns.ts';

/** When the team's days begin and which of them are worked (ISO weekdays, Monday is 1). */
export type TeamCalendar = {
  readonly dayStartsAt: string;
  readonly workingWeekdays: readonly number[];
  /** Whose public holidays count: a country, or a part of it (`CN`, `DE-BY`); null for none. */
  readonly region: string | null;
  /** Days on which no one works, in their order. */
  readonly daysOff: readonly { readonly day: string; readonly name: string }[];
};

/** Asked in the editor, on every day or on one weekday (ISO). */
export type StoredQuestion = { readonly id: string; readonly text: string; readonly weekday: number | null };

/** What administrators set for the diaries of a team; a team without its own rules has the product's. */
export type StoredRules = {
  readonly modules: {
    readonly learnings: boolean;
    readonly mistakes: boolean;
    readonly nextTasks: boolean;
    readonly unclear: boolean;
    readonly customerGood: boolean;
    readonly weeklyTop: boolean;
    readonly insight: boolean;
  };
  readonly minimums: {
    readonly summary: number;
    readonly newcomerSummary: number;
    readonly learnings: number;
    readonly insight: number;
    /** Mistakes in each working week, not characters. */
    readonly weeklyMistakes: number;
  };
  readonly newcomerDays: number;
  /** Whether comments may be written without a name. */
  readonly anonymous: boolean;
  /** When members who have not written are reminded, as a time of the team's day (`17:30`); null for never. */
  readonly remindAt: string | null;
  readonly review: StoredReviewRules;
};

/** Whether and how the days of members are scored, and what follows from it. */
export type StoredReviewRules = {
  readonly scores: 'on' | 'off';
  /** Whether members may switch their own scores off. */
  readonly ownSwitch: boolean;
  /** Who sees the grades of a member. */
  readonly grades: 'team' | 'supervisors' | 'author';
  readonly interviews: {
    readonly threshold: number;
    /** The day of the month from which one is overdue. */
    readonly day: number;
    readonly blocks: boolean;
  };
};

/** A setting by which more people see what is a member’s, and when it begins to hold; ISO 8601. */
export type StoredComing = {
  readonly setting: 'scores' | 'ownSwitch' | 'grades' | 'anonymous';
  readonly value: string | boolean;
  readonly from: string;
};

export const teams = pgTable(
  'teams',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    avatar: text(),
    inviteCode: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    timezone: text().notNull(),
    calendar: jsonb().$type<TeamCalendar>().notNull(),
    /** Living memberships, counted where they change. */
    memberCount: integer().notNull(),
    rules: jsonb().$type<StoredRules>(),
    /** What of the rules was set and does not hold yet; null where nothing waits. */
    coming: jsonb().$type<readonly StoredComing[]>(),
    dailyQuestions: jsonb().$type<readonly StoredQuestion[]>().notNull().default([]),
    /** Whether an administrator looks at who joins. */
    joinVerification: boolean().notNull().default(true),
    /** Sensitive words, longest first. */
    prohibitedWords: text().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    /** Ended since; erased 30 days later. Its memberships ended in the same moment. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.inviteCode),
    index().on(table.ownerId),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index('teams_coming').on(table.id).where(sql`coming is not null`),
  ],
);

/** The team it belongs to, and goes with. */
export const team = () =>
  uuid()
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

/** A time in a team that has ended; ISO 8601. */
export type StoredStay = { readonly from: string; readonly to: string };

/** One row for each person ever in a team; `leftAt` ends it, joining again opens it anew. */
export const memberships = pgTable(
  'memberships',
  {
    teamId: team(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['owner', 'admin', 'member'] }).notNull(),
    /** From when an administrator sees of members what administrators see; null once they do. */
    seesFrom: instant(),
    /** Looks after this member; null leaves it to the leaders of their departments. */
    supervisorId: uuid().references(() => users.id),
    joinedAt: instant().notNull(),
    leftAt: instant(),
    /** Times in the team before `joinedAt`. */
    earlier: jsonb().$type<readonly StoredStay[]>().notNull().default([]),
    /** What they wrote before they were in any team is still to be offered to this one. */
    offersEarlier: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index().on(table.teamId, table.joinedAt, table.userId).where(sql`left_at is null`),
    index().on(table.userId),
    index().on(table.supervisorId).where(sql`supervisor_id is not null`),
    index().on(table.seesFrom).where(sql`sees_from is not null`),
  ],
);

export const departments = pgTable(
  'departments',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('departments_team_name').on(table.teamId, sql`lower(name)`)],
);

/** Who is in which department; the rows of someone go when they leave the team. */
export const departmentMembers = pgTable(
  'department_members',
  {
    teamId: team(),
    departmentId: uuid()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    leader: boolean().notNull(),
    /** When they came to the team: the order of every list of members. */
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.departmentId] }),
    index().on(table.departmentId, table.joinedAt, table.userId),
    // Who leads it, without a look at everyone in it.
    index('department_leaders').on(table.departmentId, table.userId).where(sql`leader`),
    index().on(table.userId),
  ],
);

/**
 * Who looks after members of a team: supervisors, and where none is named leaders of departments. Written anew after each change
 * of them, since someone new begins a day after those they look after were told (ADR 060).
 */
export const carers = pgTable(
  'carers',
  {
    teamId: team(),
    userId: person(),
    /** Someone by themselves stands for the administrators, who begin where no one is left. */
    carerId: person(),
    /** Null once they do. */
    holdsFrom: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.carerId] }),
    index().on(table.carerId, table.teamId),
    index().on(table.userId),
    index().on(table.holdsFrom).where(sql`holds_from is not null`),
  ],
);

/** Notes that members keep about one another, each for themselves alone. */
export const memberRemarks = pgTable(
  'member_remarks',
  {
    teamId: team(),
    authorId: person(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    remark: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.authorId, table.userId] }),
    index().on(table.authorId),
    index().on(table.userId),
  ],
);

/** Requests to join; one that waits for each person and team. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    message: text(),
    status: text({ enum: ['pending', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('applications_waiting').on(table.teamId, table.userId).where(sql`status = 'pending'`),
    index().on(table.teamId, table.status, table.createdAt),
    index().on(table.userId),
    index().on(table.decidedBy).where(sql`decided_by is not null`),
  ],
);

/** Invitations by mail: the owner of the address is a member once they accept, without waiting. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    /** Lower case; null for a personal link, which admits the first person who accepts it. */
    email: text(),
    /** As an administrator wrote it. With an address, they may create an account wherever registration is closed. */
    name: text(),
    departmentId: uuid().references(() => departments.id, { onDelete: 'set null' }),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** SHA-256; null until the email is written. */
    tokenHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_address').on(table.teamId, table.email),
    uniqueIndex().on(table.tokenHash),
    index().on(table.departmentId),
    index().on(table.invitedBy),
    index().on(table.expiresAt),
  ],
);

/** People who stand face to face and entered the same digits. */
export const gatherings = pgTable(
  'gatherings',
  {
    id: uuid().primaryKey(),
    pin: text().notNull(),
    hostId: person(),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.pin, table.createdAt),
    index().on(table.hostId),
    index().on(table.teamId),
    index().on(table.createdAt),
  ],
);

export const gatheringMembers = pgTable(
  'gathering_members',
  {
    gatheringId: uuid()
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    userId: person(),
    joinedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gatheringId, table.userId] }), index().on(table.userId)],
);

/**
 * Numbers about its people that members of a team see, as they were taken down at the start of its day. No one is in them by
 * themselves, and no row names anyone.
 */
export const morningNumbers = pgTable(
  'morning_numbers',
  {
    teamId: team(),
    /** What they tell of: a name of the area that takes them. */
    kind: text().notNull(),
    /** A month, say; empty for the kind as a whole. */
    part: text().notNull(),
    /** The team's day that began then. */
    takenOn: day().notNull(),
    numbers: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.kind, table.part] })],
);
