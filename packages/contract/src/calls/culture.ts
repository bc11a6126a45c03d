import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_CULTURE_CONTENT, MAX_CULTURES, MAX_TITLE } from '../limits.ts';
import { person } from '../person.ts';
import { reactionCount } from '../thread.ts';
import { shownImage, writtenImage } from './diary-image.ts';

const title = () => f.text({ min: 1, max: MAX_TITLE, required: 'titleRequired', tooLong: 'titleTooLong' });
const content = () => f.markdown({ min: 1, max: MAX_CULTURE_CONTENT, required: 'contentRequired' });
const image = () => z.nullable(shownImage());

const cultureView = z.object({
  id: f.id(),
  teamId: f.id(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  image: image(),
  /** Who added it. */
  writer: person,
  version: z.int(),
  updatedAt: f.instant(),
  /** The diaries of the team that live it. */
  lived: z.object({
    diaries: z.int(),
    /** Who wrote them, the last that were linked first, three at most. */
    people: z.array(person),
    /** Whether the diary that is asked about is one of them; null where none is. */
    asked: z.nullable(z.boolean()),
  }),
  talk: z.object({
    /** Comments and replies that can be read. */
    comments: z.int(),
    reactions: z.array(reactionCount),
  }),
  can: z.object({ edit: z.boolean(), comment: z.boolean() }),
});
export type CultureView = z.output<typeof cultureView>;

export const culture = {
  add: endpoint({
    method: 'POST',
    path: 'user/culture/add',
    summary: 'Adds an entry to what a team stands for, as its last; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      title: title(),
      content: content(),
      image: z.optional(writtenImage()),
    }),
    output: cultureView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/culture/update',
    summary:
      'Changes an entry, or moves it; what is left out stays, and earlier texts are kept. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      cultureId: f.id(),
      /** The version that the change begins from; a move alone needs none. */
      version: z.optional(f.version({ from: 1 })),
      title: z.optional(title()),
      content: z.optional(content()),
      /** Null takes it out. */
      image: z.optional(z.nullable(writtenImage())),
      /** Its place from the top, from 0. */
      position: z.optional(f.count({ from: 0, to: MAX_CULTURES })),
    }),
    output: cultureView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/culture/delete',
    summary: 'Deletes an entry; within 30 days `undo` restores it. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ cultureId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/culture/list',
    summary:
      'What a team stands for, in its order, or one entry; with a diary, which entries that one lives.',
    kind: 'read',
    access: 'session',
    input: z
      .strictObject({
        teamId: z.optional(f.id()),
        cultureId: z.optional(f.id()),
        diaryId: z.optional(f.id()),
        ...f.pageRequest,
      })
      .check(f.exactlyOne(['teamId', 'cultureId'], 'fieldRequired')),
    output: f.page(cultureView),
  }),
  versions: endpoint({
    method: 'GET',
    path: 'user/culture/versions',
    summary: 'What an entry said before, the newest text first; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ cultureId: f.id(), ...f.pageRequest }),
    output: f.page(
      z.object({
        version: z.int(),
        title: z.string(),
        /** Markdown. */
        content: z.string(),
        image: image(),
        /** Null for someone whose account is gone. */
        writer: z.nullable(person),
        writtenAt: f.instant(),
      }),
    ),
  }),
  link: endpoint({
    method: 'POST',
    path: 'user/culture/link',
    summary:
      'Says that a diary lives an entry, for anyone who reads both; its author is notified. `undo` takes that back: who said it, administrators, and the author; once the author has, no one can say it again.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ cultureId: f.id(), diaryId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  diaries: endpoint({
    method: 'GET',
    path: 'user/culture/diaries',
    summary: 'The diaries that live an entry, the last that were linked first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ cultureId: f.id(), ...f.pageRequest }),
    output: f.page(
      z.object({
        diaryId: f.id(),
        author: person,
        day: f.day(),
        /** Sensitive words masked for all but its author, as in what follows. */
        title: z.nullable(z.string()),
        /** How its summary begins, on one line. */
        beginning: z.string(),
        /** Null for someone whose account is gone. */
        linkedBy: z.nullable(person),
        can: z.object({ unlink: z.boolean() }),
      }),
    ),
  }),
};
