import { api, COMMENT_EDIT_MINUTES } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { notify } from '../../notice/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { findMentions } from '../mentions/store.ts';
import { isThere, mayEdit } from '../policy.ts';
import { participantOf } from '../store.ts';
import { findCommentView } from './hydrating.store.ts';
import { lockComment, rewriteComment } from './store.ts';

export const commentUpdate = call(api.comment.update, async (ctx, { commentId, text }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = participantOf(ctx.actor);
  if (!(await findCommentView(db, ctx, commentId, writer))) throw refuse('commentNotFound');
  return ctx.database.transaction(async (tx) => {
    const show = async () => {
      const view = await findCommentView(tx, ctx, commentId, writer);
      if (!view) throw refuse('commentNotFound');
      return view;
    };
    const comment = await lockComment(tx, commentId);
    if (!comment || !isThere(comment, writer)) throw refuse('commentNotFound');
    const held = await lockMembershipsShared(tx, userId, [comment.teamId]);
    const own = authorize(comment, held.length > 0 && comment.authorId === userId, 'commentNotYours');
    if (own.state === 'shown' && own.text === text) return show();
    if (!mayEdit(own, writer, ctx.now)) {
      throw refuse('commentEditOver', { minutes: COMMENT_EDIT_MINUTES });
    }
    const mentions = await findMentions(tx, text, [own.teamId]);
    await rewriteComment(tx, own, { text, mentions, editedAt: ctx.now });
    const before = own.mentions.map(({ id }) => id);
    await notify(tx, ctx, {
      kind: 'mention',
      teamId: own.teamId,
      actorId: userId,
      object: { kind: 'comment', id: own.id },
      userIds: mentions.map(({ id }) => id).filter((id) => !before.includes(id)),
      once: true,
    });
    const object = { kind: own.objectKind, id: own.objectId };
    emitEvent(tx, ctx, { audience: 'team', audienceId: own.teamId, topic: 'thread', object });
    tx.sendHandedIn();
    return show();
  });
});
