import { dayAt } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context, Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { shift } from '../../platform/clock.ts';
import { announce } from '../../platform/events.store.ts';
import { recordAudit } from '../team/audit.store.ts';
import { holdTeams } from '../team/hold.store.ts';
import { type Authorized, authorize } from '../team/policy.ts';
import { findStanding } from '../team/standing.store.ts';
import { findComment, hideComment, lockComment } from './comment.store.ts';
import { findTalked } from './kinds.store.ts';
import { findParticipant } from './participant.store.ts';
import { COMMENT_UNDO_LIFE, isThere, mayDelete, mayRemove, mayRestore, type Participant } from './policy.ts';
import type { CommentRow } from './row.store.ts';
import { holdsVoice } from './voice.rules.ts';

export const deleteComment: Handler<Api['comment']['delete']> = async (ctx, input) => {
  const { commentId, key, undo = false } = input;
  const { userId } = ctx.actor;
  const known = await findComment(ctx.database.db, commentId);
  const standing = known && (await findStanding(ctx, { teamId: known.teamId, userId }));
  if (!standing) throw refuse('commentNotFound');
  const day = dayAt(ctx.now, standing.calendar);
  await ctx.database.transaction(async (tx) => {
    const held = await holdTeams(tx, userId, [known.teamId]);
    const comment = await lockComment(tx, commentId);
    if (!comment || held.length === 0) throw refuse('commentNotFound');
    // What they may is what they may now, while their place in the team is held.
    const reader = await findParticipant(tx, userId);
    const isHolder = key !== undefined && holdsVoice(comment, key);
    if (!isHolder && !isThere(comment, reader)) throw refuse('commentNotFound');
    if (undo === (comment.state === 'shown')) return;
    const actor = { reader, isHolder };
    const at = undo ? null : ctx.now;
    const changed = undo ? mayBringBack(comment, actor, ctx) : mayTakeAway(comment, actor);
    const isModeration = !isHolder && comment.authorId !== userId;
    await hideComment(tx, changed, { at, day, moderatorId: isModeration ? userId : null });
    // Who deletes their anonymous comment leaves no trace of when they did.
    if (!isHolder) await spread(tx, ctx, changed, isModeration);
  });
  return {};
};

type Actor = { readonly reader: Participant; readonly isHolder: boolean };

function mayTakeAway(comment: CommentRow, { reader, isHolder }: Actor): Authorized<CommentRow> {
  const may = isHolder || mayDelete(comment, reader) || mayRemove(comment, reader);
  return authorize(comment, may, comment.voice ? 'voiceKeyLost' : 'commentNotYours');
}

function mayBringBack(
  comment: CommentRow,
  { reader, isHolder }: Actor,
  { now }: Context,
): Authorized<CommentRow> {
  const may = (isHolder && comment.state === 'deleted') || mayRestore(comment, reader);
  const { hiddenAt } = comment;
  const inTime = hiddenAt !== null && hiddenAt >= shift(now, -COMMENT_UNDO_LIFE);
  return authorize(comment, may && inTime, 'commentNotFound');
}

async function spread(
  tx: Transaction,
  ctx: Context,
  { id, teamId, objectKind, objectId, state }: CommentRow,
  isModeration: boolean,
): Promise<void> {
  if (isModeration) {
    const about = await findTalked(tx, objectKind, objectId);
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
  announce(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'thread', object });
}
