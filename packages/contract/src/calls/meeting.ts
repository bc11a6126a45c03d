import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import {
  MAX_HEADINGS,
  MAX_MINUTES_ITEM,
  MAX_PARTICIPANTS,
  MAX_SPEAKER,
  MAX_TITLE,
  MAX_TRANSCRIPT,
  MAX_TRANSCRIPT_LINE,
} from '../limits.ts';
import { minutesHeadings } from '../minutes-templates.ts';
import { person } from '../person.ts';
import { segments } from './meeting-segments.ts';
import { heading, templateChoice, templates } from './meeting-templates.ts';

const MAX_ITEMS = 100;
/** Lines that one item rests on. */
const MAX_CITED = 20;
const MOST_LINES = MAX_TRANSCRIPT / 2;

/** Who reads it beside its owner: no one, those who took part, or its team. */
const share = z.enum(['nobody', 'participants', 'team']);

const title = () => f.text({ min: 1, max: MAX_TITLE, required: 'titleMissing', tooLong: 'titleTooLong' });
const transcript = () => f.text({ max: MAX_TRANSCRIPT, tooLong: 'transcriptTooLong' });
const speaker = () => f.text({ max: MAX_SPEAKER });
const participantIds = () =>
  z.array(f.id()).check(z.maxLength(MAX_PARTICIPANTS, f.say('participantsTooMany')));
const lineNumbers = () => z.array(lineNumber()).check(z.maxLength(MAX_ITEMS, f.say('listTooLong')));
const lineNumber = () => f.count({ from: 0, to: MOST_LINES });
const flag = () => z.optional(z.union([z.literal(true), z.literal('true')], f.say('flagInvalid')));

/** Who says what, and when, in milliseconds from the beginning. */
const lineView = z.object({
  speaker: z.string(),
  text: z.string(),
  at: z.nullable(z.int()),
  /** The segment or file that it was written down from; null where it was typed or read from a file. */
  audioId: z.nullable(f.id()),
  /** The one who said it has struck it: its text is gone. */
  isStruck: z.boolean(),
});
export type MeetingLine = z.output<typeof lineView>;

/** A sentence of the minutes with the lines that it rests on, by their place from 0. */
const itemView = z.object({ text: z.string(), lines: z.array(z.int()) });
const actionView = z.object({
  ...itemView.shape,
  id: f.id(),
  /** A name as it was said; empty where no one took it on. */
  owner: z.string(),
  due: z.nullable(f.day()),
  /** Who has it among their to-dos. */
  takenBy: z.nullable(person),
});
const minutesView = z.object({
  /** What made them: rules that ship with the product; edited ones are their owner’s. */
  by: z.enum(['built-in', 'owner']),
  madeAt: f.instant(),
  summary: z.array(itemView),
  decisions: z.array(itemView),
  actions: z.array(actionView),
  questions: z.array(itemView),
  /** The headings of its template in their order. What stands under the first four is above; the others have it here. */
  sections: z.array(
    z.object({ heading: z.enum(minutesHeadings), title: z.string(), items: z.array(itemView) }),
  ),
});
export type MeetingMinutes = z.output<typeof minutesView>;

/** A recording, played from an address that is good for minutes. */
const audioView = z.object({
  id: f.id(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Null where someone has struck a sentence in it: its sound is gone. */
  url: z.nullable(z.string()),
  /** When it is deleted; null until there are minutes. */
  eraseAt: z.nullable(f.instant()),
  /** Its owner keeps it beyond that. */
  kept: z.boolean(),
  /** What was recorded in a browser comes in segments, each a file of its own; null for a file that was taken in whole. */
  segment: z.nullable(z.object({ recordingId: f.id(), number: z.int(), milliseconds: z.int() })),
});
export type MeetingAudio = z.output<typeof audioView>;

const summaryView = z.object({
  id: f.id(),
  teamId: f.id(),
  title: z.string(),
  date: f.day(),
  owner: person,
  share,
  /** From when others read it; null where it is shared with no one, or was long ago. */
  sharedFrom: z.nullable(f.instant()),
  /** What its minutes are made by: one of the product’s templates, or one of the team’s own by its id. */
  template: z.string(),
  hasMinutes: z.boolean(),
  decisions: z.int(),
  actions: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type MeetingSummary = z.output<typeof summaryView>;

const meetingView = z.object({
  ...summaryView.shape,
  participants: z.array(person),
  /** Those who would like it deleted; told to its owner alone. */
  deletionAskedBy: z.array(person),
  transcript: z.array(lineView),
  /** None for those who did not take part. */
  audios: z.array(audioView),
  minutes: z.nullable(minutesView),
  /** The meeting before it in its series, where one may read that: what was decided, and what became of its tasks. */
  previous: z.nullable(
    z.object({
      id: f.id(),
      title: z.string(),
      date: f.day(),
      decisions: z.array(z.string()),
      actions: z.array(
        z.object({
          text: z.string(),
          owner: z.string(),
          due: z.nullable(f.day()),
          takenBy: z.nullable(person),
          /** No one has it among their to-dos; someone has; it is done, or given up. */
          state: z.enum(['open', 'taken', 'done', 'dropped']),
        }),
      ),
    }),
  ),
  /** How many may still strike what they said before that; told to its owner alone. */
  undecided: z.int(),
  /** What those who took part ask its owner to strike since it stands under no name; told to its owner alone. */
  strikesAsked: z.array(z.object({ ...person.shape, text: z.string() })),
  /** How writing its recordings down goes, in segments: null where there is none. */
  transcription: z.nullable(
    z.object({
      state: z.enum(['waiting', 'running', 'away', 'turnedAway', 'failed']),
      done: z.int(),
      total: z.int(),
    }),
  ),
  /** When its owner confirmed that all who took part agreed to it; null for one from before that was asked. */
  consentedAt: z.nullable(f.instant()),
  version: z.int(),
});
export type MeetingView = z.output<typeof meetingView>;

/** What a meeting has of someone who took part, no matter who else reads it. */
const mineView = z.object({
  id: f.id(),
  teamId: f.id(),
  title: z.string(),
  date: f.day(),
  owner: person,
  participants: z.array(person),
  consentedAt: z.nullable(f.instant()),
  /** What stands under their name. */
  lines: z.array(z.object({ line: z.int(), text: z.string(), at: z.nullable(z.int()) })),
  /** When they asked its owner to delete it. */
  deletionAskedAt: z.nullable(f.instant()),
  /** Until when they have time to strike what they said; null once they said that all is fine. */
  decideBy: z.nullable(f.instant()),
  /** What they ask its owner to strike; empty where they ask for nothing. */
  strikeAsked: z.string(),
  sharedFrom: z.nullable(f.instant()),
  /** Sentences are struck while no one else reads them. */
  can: z.object({ strike: z.boolean() }),
});
export type MeetingMineView = z.output<typeof mineView>;

const writtenItem = {
  text: f.text({ min: 1, max: MAX_MINUTES_ITEM, required: 'minutesItemEmpty' }),
  lines: z._default(z.array(lineNumber()).check(z.maxLength(MAX_CITED, f.say('listTooLong'))), []),
};
const items = () => z.array(z.strictObject(writtenItem)).check(z.maxLength(MAX_ITEMS, f.say('listTooLong')));
const actions = () =>
  z
    .array(
      z.strictObject({
        ...writtenItem,
        /** Of one that is there; a new one has none. */
        id: z.optional(f.id()),
        owner: z._default(speaker(), ''),
        due: z._default(z.nullable(f.day()), null),
      }),
    )
    .check(z.maxLength(MAX_ITEMS, f.say('listTooLong')));

/** Meetings: what was said, and the minutes that are made of it. */
export const meeting = {
  add: endpoint({
    method: 'POST',
    path: 'user/meeting/add',
    summary:
      'Keeps a meeting with its transcript: text, Markdown, WebVTT or SubRip. Until it is shared, its owner alone reads it.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      teamId: f.id(),
      title: title(),
      date: f.day(),
      participantIds: z._default(participantIds(), []),
      transcript: z._default(transcript(), ''),
      template: z._default(templateChoice(), 'general'),
      /** The meeting of the same team that it follows in a series. */
      previousId: z.optional(f.id()),
      /** A recording of one’s own that was taken in before, or that was recorded in the browser. */
      audioId: z.optional(f.id()),
      recordingId: z.optional(f.id()),
      /** All who took part agree that what they said is kept. */
      consent: z.literal(true, f.say('consentMissing')),
    }),
    output: meetingView,
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/meeting/list',
    summary: 'The meetings of a team that one may read, the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), ...f.pageRequest }),
    output: f.page(summaryView),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/meeting/get',
    summary: 'A meeting with its transcript and its minutes.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ meetingId: f.id() }),
    output: meetingView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/meeting/update',
    summary:
      'Changes a meeting of one’s own: who reads it, its lines one by one, of which it also strikes some, its minutes; the transcript as a whole while there are no minutes. A version that is not the newest answers 409.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      meetingId: f.id(),
      version: f.version({ from: 1 }),
      title: z.optional(title()),
      date: z.optional(f.day()),
      participantIds: z.optional(participantIds()),
      share: z.optional(share),
      /** One more recording. */
      audioId: z.optional(f.id()),
      recordingId: z.optional(f.id()),
      transcript: z.optional(transcript()),
      lines: z.optional(
        z
          .array(
            z.strictObject({
              line: lineNumber(),
              speaker: z.optional(speaker()),
              text: z.optional(f.text({ min: 1, max: MAX_TRANSCRIPT_LINE, required: 'fieldRequired' })),
            }),
          )
          .check(z.maxLength(MAX_ITEMS, f.say('listTooLong'))),
      ),
      /** Lines whose text and sound go for good, with what the minutes made of them. */
      strike: z.optional(lineNumbers()),
      /** Those whose wish to strike something is answered. */
      answeredIds: z.optional(participantIds()),
      /** Gives everyone who is called the one name the other, on all lines. */
      rename: z.optional(z.strictObject({ from: speaker(), to: speaker() })),
      minutes: z.optional(
        z.strictObject({
          summary: items(),
          decisions: items(),
          actions: actions(),
          questions: items(),
          /** As they are where left out. */
          sections: z.optional(
            z
              .array(z.strictObject({ ...heading, items: items() }))
              .check(z.maxLength(MAX_HEADINGS, f.say('listTooLong'))),
          ),
        }),
      ),
    }),
    output: meetingView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/meeting/delete',
    summary: 'Deletes a meeting of one’s own; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ meetingId: f.id(), undo: flag() }),
    output: f.nothing(),
  }),
  generate: endpoint({
    method: 'GET',
    path: 'user/meeting/generate',
    summary:
      'Makes the minutes of a meeting of one’s own from its transcript: summary, decisions, tasks and open questions, each with its lines. Minutes that are there are made anew with `again`.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      meetingId: f.id(),
      again: flag(),
      /** From now on; what it has otherwise. */
      template: z.optional(templateChoice()),
    }),
    output: meetingView,
  }),
  audio: endpoint({
    method: 'POST',
    path: 'user/meeting/audio',
    summary:
      'Keeps a recording of a meeting of one’s own, with all its segments, beyond the 30 days after the minutes, no longer does so, or deletes it for good.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      meetingId: f.id(),
      audioId: f.id(),
      wish: z.enum(['keep', 'release', 'delete'], f.say('fieldInvalid')),
    }),
    output: meetingView,
  }),
  take: endpoint({
    method: 'POST',
    path: 'user/meeting/take',
    summary: 'Adds a task of the minutes to one’s own to-dos; one person takes it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ meetingId: f.id(), actionId: f.id() }),
    output: meetingView,
  }),
  mine: endpoint({
    method: 'GET',
    path: 'user/meeting/mine',
    summary:
      'What a meeting in which one took part has of oneself, even where its owner shares it with no one.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ meetingId: f.id() }),
    output: mineView,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: 'user/meeting/withdraw',
    summary:
      'Strikes sentences that one said oneself, with the part of the recording that holds them and what the minutes made of them, before anyone else reads the meeting; says that the rest is fine; or asks its owner to strike something else, or to delete all of it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      meetingId: f.id(),
      lines: z._default(lineNumbers(), []),
      deletion: flag(),
      /** All that is left of them may be read by others; what is struck with it is struck first. */
      fine: flag(),
      /** Something of theirs that stands under no name, in their words; empty to ask no longer. */
      ask: z.optional(f.text({ max: MAX_MINUTES_ITEM })),
    }),
    output: mineView,
  }),
  ...segments,
  ...templates,
  transcribe: endpoint({
    method: 'POST',
    path: 'user/meeting/transcribe',
    summary:
      'Sends the recordings of a meeting of one’s own to the server that writes them down, segment by segment; what they say is added to the transcript as it comes.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ meetingId: f.id() }),
    output: meetingView,
  }),
};
