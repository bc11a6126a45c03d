import { dayAt } from '@garden/calendar';
import type { Api, InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { notify } from '../../notice/store.ts';
import { findMembershipContext, lockMembershipsShared } from '../../team/membership/store.ts';
import { writeAnonymously } from '../anonymity/store.ts';
import { findMentions } from '../mentions/store.ts';
import { type CommentTarget, mayRead, mayReply, type Participant, placesOf } from '../policy.ts';
import type { CommentRow } from '../rows/store.ts';
import { findCommentTarget, findParticipant, missingKey } from '../store.ts';
import { hydrateComment } from './hydrating.store.ts';
import { findComment, insertComment, lockComment, type NewComment } from './store.ts';

type Input = InputOf<Api['comment']['add']>;

export const addComment: Handler<Api['comment']['add']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [writer, object] = await Promise.all([
    findParticipant(db, userId),
    findCommentTarget(db, input.kind, input.objectId),
  ]);
  if (!object || !mayRead(object, writer)) throw refuse(missingKey(input.kind));
  const parent = input.parentId === undefined ? null : await findComment(db, input.parentId);
  const teamId = await placeOf(input, object, parent, writer);
  if (input.anonymous) {
    const anonymous = { object, teamId, parentId: parent?.id ?? null, text: input.text };
    await writeAnonymously(ctx, anonymous, input.anonymous);
    return { comment: null };
  }
  const wait = await ctx.limits.take('commentsByPerson', userId);
  if (wait > 0) throw refuse('commentTooOften', { seconds: wait });
  const membership = await findMembershipContext(ctx, { teamId, userId });
  if (!membership) throw refuse('teamNotFound');
  const comment = {
    id: ctx.random.id(),
    ...{ teamId, objectKind: object.kind, objectId: object.id, parentId: parent?.id ?? null },
    ...{ authorId: userId, text: input.text, mentions: await findMentions(db, input.text, [teamId]) },
    day: dayAt(ctx.now, membership.calendar),
    createdAt: ctx.now,
  };
  await ctx.database.transaction(async (tx) => {
    const held = await lockMembershipsShared(tx, userId, [teamId]);
    const said = authorize(comment, held.length > 0, 'teamNotFound');
    if (parent) checkParent(await lockComment(tx, parent.id));
    await insertComment(tx, said, object.ownerId === userId ? undefined : comment.day);
    await notifyOf(tx, ctx, said, object, parent);
  });
  const added = await findComment(db, comment.id);
  return { comment: added && (await hydrateComment(db, writer, ctx.now, added)) };
};

/** Where it is said: where its parent is, in the team that is named, or in the first one that reads the object. */
async function placeOf(
  { teamId, parentId }: Input,
  object: CommentTarget,
  parent: CommentRow | null,
  writer: Participant,
): Promise<string> {
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
  { ownerId }: CommentTarget,
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
