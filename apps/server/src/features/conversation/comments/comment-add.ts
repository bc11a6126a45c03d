import { type DiaryDay, dayAt, makeCalendar } from '@garden/calendar';
import { type Api, api, type CommentView, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { recountAnswer } from '../../knowledge/answers/store.ts';
import type { TeamObject } from '../../notice/objects/hooks.ts';
import { findObject, missingKey } from '../../notice/objects/store.ts';
import { notify } from '../../notice/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { writeAnonymously } from '../anonymity/store.ts';
import { findMentions } from '../mentions/store.ts';
import { mayRead, mayReply, type Participant, placesOf } from '../policy.ts';
import { presentComment } from '../present.ts';
import { type CommentRow, fromStored } from '../rows/store.ts';
import { participantOf } from '../store.ts';
import { findComment, insertComment, lockComment, type NewComment } from './store.ts';

type Input = InputOf<Api['comment']['add']>;

export const commentAdd = call(api.comment.add, async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = participantOf(ctx.actor);
  const [object, parent] = await Promise.all([
    findObject(db, ctx.hooks, input.kind, input.objectId),
    input.parentId === undefined ? null : findComment(db, input.parentId, writer.teamIds),
  ]);
  if (!object || !mayRead(object, writer)) throw refuse(missingKey(ctx.hooks, input.kind));
  const teamId = placeOf(input, object, parent, writer);
  const day = dayIn(ctx, teamId);
  if (input.anonymous) {
    const anonymous = { object, teamId, parentId: parent?.id ?? null, text: input.text, day };
    await writeAnonymously(ctx, anonymous, input.anonymous);
    return toAnswer(null, input);
  }
  const [wait, mentions] = await Promise.all([
    ctx.limits.take('commentsByPerson', userId),
    findMentions(db, input.text, [teamId]),
  ]);
  if (wait > 0) throw refuse('commentTooOften', { seconds: wait });
  const comment = {
    id: ctx.random.id(),
    teamId,
    objectKind: object.kind,
    objectId: object.id,
    parentId: parent?.id ?? null,
    authorId: userId,
    text: input.text,
    mentions,
    day,
    createdAt: ctx.now,
  };
  await ctx.database.transaction(async (tx) => {
    const [held, above] = await Promise.all([
      lockMembershipsShared(tx, userId, [teamId]),
      parent && lockComment(tx, parent.id),
    ]);
    const said = authorize(comment, held.length > 0, 'teamNotFound');
    if (parent) checkParent(above);
    insertComment(tx, said, { answeredOn: object.ownerId === userId ? undefined : day, parent: above });
    recountAnswer(tx, ctx.hooks, said);
    await notifyOf(tx, ctx, said, object, parent);
  });
  const { name, avatar } = ctx.actor;
  const added = fromStored(
    { ...comment, replies: 0, editedAt: null, deletedAt: null, removedBy: null },
    { id: userId, name, avatar },
  );
  const beside = { reactions: [], words: [], present: mentions.map(({ id }) => id) };
  return toAnswer(presentComment({ ...added, ...beside }, object, { reader: writer, now: ctx.now }), input);
});

/** What an answer holds beside the text, at most, but for many mentions. */
const BESIDE_TEXT = 2_048;
const ANSWER_BYTES = 4_096;

/** Answers to one text are as long by name as without: a log of sizes does not tell them apart. */
function toAnswer(
  comment: CommentView | null,
  { text }: Input,
): { comment: CommentView | null; filler: string } {
  const [ofText, ofAnswer] = [
    Buffer.byteLength(JSON.stringify(text)),
    Buffer.byteLength(JSON.stringify(comment)),
  ];
  const size = Math.ceil((ofText + BESIDE_TEXT) / ANSWER_BYTES) * ANSWER_BYTES;
  return { comment, filler: '.'.repeat(Math.max(0, size - ofAnswer)) };
}

/** The team's day. */
function dayIn({ actor, now }: Context, teamId: string): DiaryDay {
  const membership = actor.memberships.find((own) => own.teamId === teamId);
  if (!membership) throw refuse('teamNotFound');
  const { timezone, calendar } = membership;
  return dayAt(now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }));
}

/** Where it is said: where its parent is, in the team that is named, or in the first one that reads the object. */
function placeOf(
  { teamId, parentId }: Input,
  object: TeamObject,
  parent: CommentRow | null,
  writer: Participant,
): string {
  const places = placesOf(object, writer);
  if (parentId !== undefined) {
    const isHere = parent?.objectId === object.id && places.includes(parent.teamId);
    if (!parent || !isHere || (teamId !== undefined && teamId !== parent.teamId)) {
      throw refuse('commentNotFound');
    }
    checkParent(parent);
    return parent.teamId;
  }
  if (teamId !== undefined && !places.includes(teamId)) throw refuse('teamNotFound');
  const place = teamId ?? places[0];
  if (place === undefined) throw refuse('commentUnread');
  return place;
}

function checkParent(parent: CommentRow | null): void {
  if (!parent) throw refuse('commentNotFound');
  if (!mayReply(parent)) throw refuse(parent.parentId === null ? 'commentGone' : 'replyToReply');
}

async function notifyOf(
  tx: Transaction,
  ctx: Context,
  { id, teamId, objectKind, objectId, authorId, mentions }: NewComment,
  { ownerId }: TeamObject,
  parent: CommentRow | null,
): Promise<void> {
  const about = { teamId, actorId: authorId, object: { kind: 'comment', id } };
  const repliedTo = parent?.authorId ?? null;
  if (repliedTo !== null) await notify(tx, ctx, { ...about, kind: 'reply', userIds: [repliedTo] });
  if (repliedTo !== ownerId) await notify(tx, ctx, { ...about, kind: 'comment', userIds: [ownerId] });
  const mentioned = mentions.map((person) => person.id);
  const others = mentioned.filter((userId) => userId !== ownerId && userId !== repliedTo);
  await notify(tx, ctx, { ...about, kind: 'mention', userIds: others });
  const team = { audience: 'team', audienceId: teamId } as const;
  const object = { kind: objectKind, id: objectId };
  emitEvent(tx, ctx, { ...team, topic: 'thread', object });
  if (parent?.voice) emitEvent(tx, ctx, { ...team, topic: 'voice', object });
}
