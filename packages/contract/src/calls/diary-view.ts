import * as z from 'zod/mini';
import * as f from '../fields.ts';
import { MAX_TITLE } from '../limits.ts';
import { person } from '../person.ts';
import { sections, writtenSections } from '../sections.ts';
import { talkView } from '../thread.ts';
import { shownImages, writtenImages } from './diary-image.ts';
import { grade } from './grade.ts';
import { expression } from './memes.ts';

/** What a diary is written with, and but for its sections a draft. */
export const writtenDiary = {
  title: z.optional(f.text({ max: MAX_TITLE, tooLong: 'titleTooLong' })),
  sections: writtenSections,
  /** Who reads it: teams of the writer; none keeps it private; left out, all of them. */
  teamIds: z.optional(z.array(f.id()).check(z.maxLength(50))),
  /** What stands beside the entry; null removes it. */
  expression: z.optional(z.nullable(expression())),
  images: writtenImages(),
};

export const verdict = z.enum(['praise', 'ask']);

/** What a leader of the author said of a customer-good item: praise, or a wish to hear more. */
export const customerReview = z.object({
  /** The item as it reads here. */
  item: z.string(),
  reviewer: person,
  verdict,
  note: z.string(),
  at: f.instant(),
});
export type CustomerReview = z.output<typeof customerReview>;

export const diaryView = z.object({
  id: f.id(),
  author: person,
  day: f.day(),
  /** The teams that read it, as far as the reader is in them. */
  teamIds: z.array(f.id()),
  title: z.nullable(z.string()),
  sections,
  /** What `answers` and `topics` answer, as it read then, where the reader is in its team. */
  asked: z.array(z.object({ id: f.id(), text: z.string() })),
  expression: z.nullable(z.string()),
  images: shownImages(),
  version: z.int(),
  publishedAt: f.instant(),
  updatedAt: f.instant(),
  /** Published after its day had ended. */
  late: z.boolean(),
  /** Where its reader may see it, and its author is scored. */
  score: z.nullable(z.object({ total: z.int(), grade })),
  /** A plain grape instead of a score: written in its author’s first days in a team, or in none; where its reader sees grades. */
  plain: z.boolean(),
  /** What is said about it in the teams that the reader shares with it. */
  talk: talkView,
  /** Of its customer-good items, the oldest first. */
  reviews: z.array(customerReview),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reviewGood: z.boolean() }),
});
export type DiaryView = z.output<typeof diaryView>;

export const dayState = z.enum(['not_submitted', 'submitted', 'missed', 'vacation', 'holiday', 'upcoming']);

/** What a day is called in either language; the team’s own days off are called the same in both. */
export const dayName = z.object({ en: z.string(), zh: z.string() });
