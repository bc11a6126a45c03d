import * as z from 'zod/mini';
import * as f from './fields.ts';
import { COMMENT, objectKinds } from './objects.ts';

/** What people talk about. */
export const objectKind = z.enum(objectKinds);
/** What takes a reaction: whatever is talked about, and what is said there. */
export const reactionKind = z.enum([...objectKinds, COMMENT]);
export type ReactionKind = z.output<typeof reactionKind>;

/** An emoji with how many gave it, the commonest first. */
export const reactionCount = z.object({
  emoji: z.string(),
  count: z.int(),
  /** Whether the caller is one of them. */
  mine: z.boolean(),
});
export type ReactionCount = z.output<typeof reactionCount>;

/** What a reader finds below an object before opening its thread. */
export const talkView = z.object({
  /** Comments and replies of the teams that the reader shares with it. */
  comments: z.int(),
  reactions: z.array(reactionCount),
  /** Whether someone has answered; null for those who are not asked to: neither leader nor follower of its author. */
  answered: z.nullable(z.boolean()),
  can: z.object({ comment: z.boolean() }),
});
export type TalkView = z.output<typeof talkView>;

/** The object a comment is about, as one line of a list names it. */
export const objectRef = z.object({
  kind: objectKind,
  id: f.id(),
  /** Whose it is, by name. */
  ownerId: f.id(),
  ownerName: z.string(),
  /** The day of the diary, or on which the question was asked or the line of wisdom published. */
  day: f.day(),
});
export type ObjectRef = z.output<typeof objectRef>;
