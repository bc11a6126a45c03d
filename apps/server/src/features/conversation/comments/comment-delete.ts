import { dayAt, makeCalendar } from '@garden/calendar';
import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { recountAnswer } from '../../knowledge/answers/store.ts';
import { saidAgain } from '../../knowledge/curiosity/hooks.ts';
import { passOverObjects } from '../../notice/inbox/store.ts';
import { findObject } from '../../notice/objects/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { ownsPseudonym } from '../anonymity/rules.ts';
import { wishAnonymously } from '../anonymity/store.ts';
import { isThere, mayDelete, mayRemove, mayRestore, type Participant } from '../policy.ts';
import type { CommentRow } from '../rows/store.ts';
import { findParticipant, participantOf } from '../store.ts';
import { findComment, hideComment, lockComment } from './store.ts';

export const commentDelete = call(api.comment.delete, async (ctx, input) => {
  const { commentId, key, undo = false } = input;
  const { userId } = ctx.actor;
  const { teamIds } = participantOf(ctx.actor);
  const known = await findComment(ctx.database.db, commentId, teamIds);
  const membership = ctx.actor.memberships.find(({ teamId }) => teamId === known?.teamId);
  if (!known || !membership) throw refuse('commentNotFound');
  const { timezone, calendar } = membership;
  const day = dayAt(ctx.now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }));
  if (key !== undefined) {
    checkWish(known, { key, undo });
    await wishAnonymously(ctx, known, { undo, day });
    return {};
  }
  await ctx.database.transaction(async (tx) => {
    const held = await lockMembershipsShared(tx, userId, [known.teamId]);
    const comment = await lockComment(tx, commentId);
    if (!comment || held.length === 0) throw refuse('commentNotFound');
    // What they may is what they may now, while their place in the team is held.
    const reader = await findParticipant(tx, userId);
    if (!isThere(comment, reader)) throw refuse('commentNotFound');
    if (undo === (comment.state === 'shown')) return;
    const at = undo ? null : ctx.now;
    const changed = undo ? mayBringBack(comment, reader, ctx) : mayTakeAway(comment, reader);
    const isModeration = comment.authorId !== userId;
    await hideComment(tx, changed, { at, day, moderatorId: isModeration ? userId : null });
    recountAnswer(tx, ctx.hooks, changed);
    await ctx.hooks.run(tx, saidAgain, { said: changed, isShown: undo }, ctx);
    // Brought back, it stays seen: it was told before.
    if (!undo) await passOverObjects(tx, ctx, [changed.id]);
    await spread(tx, ctx, changed, isModeration);
  });
  return {};
});

/** A removal by the key of an anonymous comment, of which nothing but the key is asked. */
function checkWish(
  comment: CommentRow,
  { key, undo }: { readonly key: string; readonly undo: boolean },
): void {
  const isOwn = ownsPseudonym(comment, key);
  if (!isOwn && comment.state === 'shown') throw refuse(comment.voice ? 'voiceKeyLost' : 'commentNotYours');
  if (!isOwn || comment.state === 'removed') throw refuse('commentNotFound');
  if (!undo && comment.state !== 'shown') throw refuse('commentNotFound');
}

function mayTakeAway(comment: CommentRow, reader: Participant): Authorized<CommentRow> {
  const may = mayDelete(comment, reader) || mayRemove(comment, reader);
  return authorize(comment, may, comment.voice ? 'voiceKeyLost' : 'commentNotYours');
}

function mayBringBack(comment: CommentRow, reader: Participant, { now }: Context): Authorized<CommentRow> {
  const { hiddenAt } = comment;
  const inTime = hiddenAt !== null && isUndoable(hiddenAt, now);
  return authorize(comment, mayRestore(comment, reader) && inTime, 'commentNotFound');
}

async function spread(
  tx: Transaction,
  ctx: Context,
  { id, teamId, objectKind, objectId, state }: CommentRow,
  isModeration: boolean,
): Promise<void> {
  if (isModeration) {
    const about = await findObject(tx, ctx.hooks, objectKind, objectId);
    await recordAudit(tx, {
      scope: teamId,
      action: state === 'shown' ? 'comment_removed' : 'comment_restored',
      actorId: ctx.actor.userId,
      // Whose diary it is about; nothing of who wrote the comment.
      subjectId: about?.ownerId,
      details: { comment: id, ...(about && { day: about.day }) },
      at: ctx.now,
    });
  }
  const object = { kind: objectKind, id: objectId };
  emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'thread', object });
}
