import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { LIKE, officialEmoji } from '../official-emoji.ts';
import { person } from '../person.ts';
import { reactionCount, reactionKind } from '../thread.ts';

const target = { kind: reactionKind, objectId: f.id() };
/** One of the official emoji. */
const emoji = () => z._default(z.enum(officialEmoji, f.say('emojiUnknown')), LIKE);
const counts = z.object({ reactions: z.array(reactionCount) });

export const like = {
  likes: endpoint({
    method: 'POST',
    path: 'user/like/likes',
    summary:
      'Likes a diary, a line of wisdom or a comment, or reacts with another of the official emoji; again changes nothing.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...target, emoji: emoji() }),
    output: counts,
  }),
  unreleased: endpoint({
    method: 'POST',
    path: 'user/like/unreleased',
    summary: 'Takes a like or another reaction back; again changes nothing.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...target, emoji: emoji() }),
    output: counts,
  }),
  gets: endpoint({
    method: 'GET',
    path: 'user/like/gets',
    summary: 'Who reacted, as far as the caller shares that team with them; newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ ...target, ...f.pageRequest }),
    output: f.page(z.object({ person, emoji: z.string(), at: f.instant() })),
  }),
};
