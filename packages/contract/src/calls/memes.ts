import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_MEME_BYTES } from '../limits.ts';
import { memeOf } from '../picture-urls.ts';
import { characterCount } from '../text/character-count.ts';

const MAX_DATA_URL = f.dataUrlLength(MAX_MEME_BYTES);
const MAX_EMOJI = 4;

/** What stands beside an entry: an emoji, or one of the writer’s stickers as `user/memes/list` names it. */
export const expression = () =>
  f.text({ min: 1, max: 50 }).check(
    z.refine((value: string) => memeOf(value) !== undefined || characterCount(value) <= MAX_EMOJI, {
      error: f.say('fieldTooLong'),
      params: { maximum: MAX_EMOJI },
    }),
  );

const meme = z.object({
  id: f.id(),
  /** By which a diary names it. */
  expression: z.string(),
  url: z.string(),
});
export type Meme = z.output<typeof meme>;

export const memes = {
  list: endpoint({
    method: 'GET',
    path: 'user/memes/list',
    summary: 'One’s own stickers, the oldest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ items: z.array(meme) }),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/memes/add',
    summary: 'Adds a sticker of one’s own, as a data URL of at most 1 MB; a hundred at most.',
    kind: 'write',
    access: 'session',
    bodyLimit: MAX_DATA_URL + 1024,
    input: z.strictObject({
      image: f.pictureUrl(MAX_DATA_URL, { invalid: 'imageInvalid', tooLarge: 'memeTooLarge' }),
    }),
    output: meme,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/memes/delete',
    summary:
      'Removes a sticker, which stays beside the diaries that have it; within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ memeId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
};
