import { dayAt } from '@garden/calendar';
import type { Api, InputOf } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context, Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { announce } from '../../platform/events.store.ts';
import { tell } from '../notice/notice.store.ts';
import { holdTeams } from '../team/hold.store.ts';
import { authorize } from '../team/policy.ts';
import { findStanding } from '../team/standing.store.ts';
import { writeAnonymously } from './anonymity.store.ts';
import { findComment, insertComment, lockComment, type NewComment } from './comment.store.ts';
import { findTalked, missingKey } from './kinds.store.ts';
import { findMentions } from './mention.store.ts';
import { findParticipant } from './participant.store.ts';
import { mayRead, mayReply, type Participant, placesOf, type Talked } from './policy.ts';
import type { CommentRow } from './row.store.ts';
import { showComment } from './showing.store.ts';

type Input = InputOf<Api['comment']['add']>;

export const addComment: Handler<Api['comment']['add']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [writer, object] = await Promise.all([
    findParticipant(db, userId),
    findTalked(db, input.kind, input.objectId),
  ]);
  if (!object || !mayRead(object, writer)) throw refuse(missingKey(input.kind));
  const parent = input.parentId === undefined ? null : await findComment(db, input.parentId);
  const teamId = await placeOf(input, object, parent, writer);
  if (input.anonymous) {
    const whisper = { object, teamId, parentId: parent?.id ?? null, text: input.text };
    await writeAnonymously(ctx, whisper, input.anonymous);
    return { comment: null };
  }
  const wait = await ctx.limits.take('commentsByPerson', userId);
  if (wait > 0) throw refuse('commentTooOften', { seconds: wait });
  const standing = await findStanding(ctx, { teamId, userId });
  if (!standing) throw refuse('teamNotFound');
  const comment = {
    id: ctx.random.id(),
    ...{ teamId, objectKind: object.kind, objectId: object.id, parentId: parent?.id ?? null },
    ...{ authorId: userId, text: input.text, mentions: await findMentions(db, input.text, [teamId]) },
    day: dayAt(ctx.now, standing.calendar),
    createdAt: ctx.now,
  };
  await ctx.database.transaction(async (tx) => {
    const held = await holdTeams(tx, userId, [teamId]);
    const said = authorize(comment, held.length > 0, 'teamNotFound');
    if (parent) checkParent(await lockComment(tx, parent.id));
    await insertComment(tx, said, object.ownerId === userId ? undefined : comment.day);
    await tellOf(tx, ctx, said, object, parent);
  });
  const added = await findComment(db, comment.id);
  return { comment: added && (await showComment(db, writer, ctx.now, added)) };
};

/** Where it is said: where its parent is, in the team that is named, or in the first one that reads the object. */
async function placeOf(
  { teamId, parentId }: Input,
  object: Talked,
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

async function tellOf(
  tx: Transaction,
  ctx: Context,
  { id, teamId, objectKind, objectId, authorId, mentions }: NewComment,
  { ownerId }: Talked,
  parent: CommentRow | null,
): Promise<void> {
  const about = { teamId, actorId: authorId, object: { kind: 'comment', id } };
  const repliedTo = parent?.authorId ?? null;
  if (repliedTo !== null) await tell(tx, ctx, { ...about, kind: 'reply', userIds: [repliedTo] });
  if (repliedTo !== ownerId) await tell(tx, ctx, { ...about, kind: 'comment', userIds: [ownerId] });
  const mentioned = mentions.map((person) => person.id);
  const others = mentioned.filter((userId) => userId !== ownerId && userId !== repliedTo);
  await tell(tx, ctx, { ...about, kind: 'mention', userIds: others });
  const team = { audience: 'team', audienceId: teamId } as const;
  const object = { kind: objectKind, id: objectId };
  announce(tx, ctx, { ...team, topic: 'thread', object });
  if (parent?.voice) announce(tx, ctx, { ...team, topic: 'voice', object });
}
