import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_COMMENT, MAX_FILLER } from '../limits.ts';
import { person } from '../person.ts';
import { objectKind, objectRef, reactionCount } from '../thread.ts';

const commentText = () => f.markdown({ min: 1, max: MAX_COMMENT, required: 'contentRequired' });

/**
 * The key of an anonymous voice, 256 bits in base64url. The writer's browser makes one for each thread and alone keeps
 * it; the server keeps its SHA-256, the `tag`.
 */
const voiceKey = () =>
  z.string(f.say('voiceKeyInvalid')).check(z.regex(/^[\w-]{43}$/, f.say('voiceKeyInvalid')));

const commentFields = {
  id: f.id(),
  object: objectRef,
  /** The team it was said in, which both its writer and its reader are in. */
  teamId: f.id(),
  /** What it replies to; replies have no replies. */
  parentId: z.nullable(f.id()),
  /** No one where it is anonymous. */
  author: z.nullable(person),
  /** Which anonymous voice of the thread; its holder recognises the `tag`. */
  voice: z.nullable(z.object({ number: z.int(), tag: z.string() })),
  /** Markdown, sensitive words masked for all but its author; empty once it is gone. */
  text: z.string(),
  /** People in its text behind an @, as they were called then; not those whose accounts are closed. */
  mentions: z.array(z.object({ id: f.id(), name: z.string() })),
  /** The team's day. */
  day: f.day(),
  /** Of comments by name alone. */
  at: z.nullable(f.instant()),
  edited: z.boolean(),
  /** `deleted` by its writer, `removed` by a moderator. */
  state: z.enum(['shown', 'deleted', 'removed']),
  reactions: z.array(reactionCount),
  /** Replies that can be read. */
  replyCount: z.int(),
  can: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    /** As its author; anyone who holds an anonymous voice knows by its tag. */
    delete: z.boolean(),
    /** As a moderator of the team. */
    remove: z.boolean(),
    /** Bringing back what the caller took away. */
    restore: z.boolean(),
  }),
};
const commentView = z.object(commentFields);
export type CommentView = z.output<typeof commentView>;

/** A comment with its first replies, the oldest first. */
const threadItem = z.object({ ...commentFields, replies: z.array(commentView) });
export type ThreadItem = z.output<typeof threadItem>;

/** Why nothing anonymous can be written: lines of wisdom are talked about by name; the team's rule, a team of fewer than five, too few readers so far, one's own diary or question. */
const anonymityBar = z.enum(['kind', 'team', 'members', 'readers', 'own']);

export const comment = {
  add: endpoint({
    method: 'POST',
    path: 'user/comment/add',
    summary:
      'Comments on an object, or replies; by name at once, anonymously with a step of the team, at the start of its day.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      kind: objectKind,
      objectId: f.id(),
      /** The team that shall read it; left out, the first one that the caller shares with the object. A reply is said where its parent is. */
      teamId: z.optional(f.id()),
      parentId: z.optional(f.id()),
      text: commentText(),
      anonymous: z.optional(
        z.strictObject({
          /**
           * A random UUID (version 4), new for each comment: repeating it adds nothing. The comment gets another id; its
           * SHA-256 in base64url is the receipt by which `answered` tells that it is shown.
           */
          id: z.uuidv4(f.say('idInvalid')),
          key: voiceKey(),
          /** Says nothing, and is answered like all: browsers send one for each thread that they open, blank or not. */
          blank: z.optional(z.boolean()),
          /** Says nothing: requests are as long, whatever they say. */
          filler: z.optional(f.text({ max: MAX_FILLER })),
        }),
      ),
    }),
    leavesNoTrace: ({ anonymous }) => anonymous !== undefined,
    output: z.object({
      /** Null where it waits for a step. */
      comment: z.nullable(commentView),
      /** Says nothing: answers to one text are as long by name as without. */
      filler: z.string(),
    }),
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/comment/update',
    summary: 'Changes one’s own comment within 15 minutes.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ commentId: f.id(), text: commentText() }),
    output: commentView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/comment/delete',
    summary:
      'Removes one’s own comment, or as a moderator anyone’s, at once; by its key an anonymous one, with a step. Within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      commentId: f.id(),
      key: z.optional(voiceKey()),
      undo: z.optional(z.boolean()),
    }),
    leavesNoTrace: ({ key }) => key !== undefined,
    output: f.nothing(),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/comment/get',
    summary: 'One comment with its replies, the oldest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ commentId: f.id(), ...f.pageRequest }),
    output: z.object({
      comment: commentView,
      items: z.array(commentView),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  gets: endpoint({
    method: 'GET',
    path: 'user/comment/gets',
    summary: 'The comments on an object, the oldest first, each with its first replies.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ kind: objectKind, objectId: f.id(), ...f.pageRequest }),
    output: z.object({
      items: z.array(threadItem),
      nextCursor: z.nullable(z.string()),
      /** Comments and replies that can be read. */
      total: z.int(),
      /** The teams the caller shares with the object, and what keeps them from writing there without a name. */
      places: z.array(z.object({ teamId: f.id(), anonymityBar: z.nullable(anonymityBar) })),
    }),
  }),
  getMy: endpoint({
    method: 'GET',
    path: 'user/comment/get_my',
    summary:
      'What the caller has commented by name, or what others say on what is the caller’s; newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ of: z._default(z.enum(['mine', 'on_mine']), 'mine'), ...f.pageRequest }),
    output: f.page(commentView),
  }),
  answered: endpoint({
    method: 'GET',
    path: 'user/comment/answered',
    summary:
      'Which anonymous comments of one’s teams were shown lately, and which got a reply: the same lists for everyone, since the writers’ browsers alone know whose they are.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ since: f.day() }),
    output: z.object({
      items: z.array(
        z.object({
          tag: z.string(),
          object: objectRef,
          teamId: f.id(),
          /** The comment that was answered. */
          commentId: f.id(),
          day: f.day(),
        }),
      ),
      /** The newest first. */
      shown: z.array(
        z.object({
          /** SHA-256 of the id that its writer's browser gave it, in base64url. */
          receipt: z.string(),
          object: objectRef,
          teamId: f.id(),
          commentId: f.id(),
          day: f.day(),
        }),
      ),
    }),
  }),
};
