import type { MinutesHeading } from '@garden/contract';
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
import { person } from './account.ts';
import { day, instant } from './columns.ts';
import { team } from './team.ts';

export type StoredLine = {
  readonly speaker: string;
  readonly text: string;
  /** In milliseconds from the beginning of its recording. */
  readonly at: number | null;
  /** The recording that it was written down from; absent where it was typed or read from a file. */
  readonly audioId?: string;
  /** The one who said it has struck it; no text is left. */
  readonly isStruck?: true;
};
export type StoredItem = { readonly text: string; readonly lines: readonly number[] };
export type StoredAction = StoredItem & {
  readonly id: string;
  readonly owner: string;
  readonly due: string | null;
};
/** A heading; its title is empty where the product names it. */
export type StoredHeading = { readonly heading: MinutesHeading; readonly title: string };
export type StoredSection = StoredHeading & { readonly items: readonly StoredItem[] };
export type StoredTemplate = {
  readonly id: string;
  readonly name: string;
  readonly headings: readonly StoredHeading[];
};
export type StoredMinutes = {
  readonly by: 'built-in' | 'owner';
  /** An instant in ISO. */
  readonly madeAt: string;
  readonly summary: readonly StoredItem[];
  readonly decisions: readonly StoredItem[];
  readonly actions: readonly StoredAction[];
  readonly questions: readonly StoredItem[];
  /** The headings of their template in their order; absent in minutes from before there were templates. */
  readonly sections?: readonly StoredSection[];
};

/** It goes on, or why it ended early: the provider was away, did not take it, or answered with something else. */
export type StoredTranscription = 'running' | 'away' | 'turnedAway' | 'failed';

/** A meeting with what was said in it. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    teamId: team(),
    title: text().notNull(),
    heldOn: day().notNull(),
    share: text().$type<'nobody' | 'participants' | 'team'>().notNull(),
    /** From when others read it: until then, those who took part strike what they said. Null where it is shared with no one, or was before that was asked. */
    sharedFrom: instant(),
    /** The key of a template that ships with the product, or the id of one of the team’s own. */
    template: text().notNull().default('general'),
    /** The one before it in its series. */
    previousId: uuid().references((): AnyPgColumn => meetings.id, { onDelete: 'set null' }),
    transcript: jsonb().$type<readonly StoredLine[]>().notNull(),
    /** How writing its recordings down goes; null where no one asked, or where it is done. */
    transcription: text().$type<StoredTranscription>(),
    /** Null until they are made. */
    minutes: jsonb().$type<StoredMinutes>(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    /** When its owner confirmed that all who took part agreed; null before that was asked. */
    consentedAt: instant(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.heldOn, table.id),
    index().on(table.ownerId),
    index().on(table.previousId).where(sql`previous_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Who took part. */
export const meetingParticipants = pgTable(
  'meeting_participants',
  {
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: person(),
    /** Their name when the meeting was kept: by it their lines are told, whatever they call themselves since. */
    knownAs: text().notNull().default(''),
    /** When they asked for the meeting to be deleted. */
    deletionAskedAt: instant(),
    /** When they were named; null before that was noted. */
    namedAt: instant(),
    /** When they said that the rest of what they said may be read. */
    fineAt: instant(),
    /** What they ask its owner to strike since it stands under no name. */
    strikeAsked: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.userId] }), index().on(table.userId)],
);

/** A team’s own templates for minutes. */
export const meetingTemplates = pgTable('meeting_templates', {
  teamId: team().primaryKey(),
  templates: jsonb().$type<readonly StoredTemplate[]>().notNull(),
  version: integer().notNull(),
});

/** Who took which task of the minutes on. */
export const meetingTasks = pgTable(
  'meeting_tasks',
  {
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    actionId: uuid().notNull(),
    userId: person(),
    takenAt: instant().notNull(),
    /** The to-do that it became; null before that was noted. Where the same one was there already, there is none of this id. */
    todoId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.actionId] }), index().on(table.userId)],
);

/** Recordings: files beside the database, under names that no one can guess. */
export const meetingAudios = pgTable(
  'meeting_audios',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    /** Null until one has it, and once that is gone. */
    meetingId: uuid().references(() => meetings.id, { onDelete: 'set null' }),
    file: text().notNull(),
    mediaType: text().notNull(),
    /** 0 while it comes, and where its sound is gone since someone has struck a sentence in it. */
    bytes: integer().notNull(),
    /** How much has come of a file that is taken in as a whole; 0 once it is there. */
    arriving: integer().notNull().default(0),
    addedAt: instant().notNull(),
    /** Thirty days after the first minutes; null until there are some. */
    eraseAt: instant(),
    /** Kept on purpose beyond that. */
    kept: boolean().notNull(),
    /** Of what was recorded in a browser, which made it up: all its segments have it. Null for a file that was taken in whole. */
    recordingId: uuid(),
    /** Its place in the recording, from 0. */
    segment: integer(),
    /** How long it sounds; null while it comes. */
    milliseconds: integer(),
    /** When what is said in it was added to the transcript; null before. */
    writtenAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.ownerId, table.recordingId, table.segment),
    index().on(table.meetingId),
    index().on(table.addedAt).where(sql`meeting_id is null`),
    index().on(table.eraseAt).where(sql`erase_at is not null and not kept`),
  ],
);

/** Pieces of a segment that is being recorded: files of their own until it is whole. */
export const meetingAudioPieces = pgTable(
  'meeting_audio_pieces',
  {
    audioId: uuid()
      .notNull()
      .references(() => meetingAudios.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.audioId, table.number] })],
);
