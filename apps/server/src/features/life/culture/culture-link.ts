import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { notify } from '../../notice/store.ts';
import { lockPair, setLink } from './diaries.store.ts';
import { mayUnlink } from './policy.ts';
import { CULTURE } from './rules.ts';

export const cultureLink = call(api.culture.link, async (ctx, { cultureId, diaryId, undo = false }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const found = await lockPair(tx, { cultureId, diaryId, userId });
    if (!found) throw refuse('cultureNotFound');
    const { teamId, role, diary, link } = found;
    if (!diary) throw refuseField('diaryId', 'cultureDiaryUnread');
    const isLinked = link?.state === 'linked';
    if (isLinked !== undo) return;
    const isAuthor = userId === diary.authorId;
    const pair = { cultureId, diaryId, linkedAt: ctx.now };
    const object = { kind: CULTURE, id: cultureId };
    if (undo && link) {
      const { linkedBy } = link;
      // What someone else says of one's diary ends there: they cannot say it again.
      const state = isAuthor && linkedBy !== userId ? 'declined' : 'withdrawn';
      const may = mayUnlink({ authorId: diary.authorId, linkedBy }, { userId, role });
      setLink(tx, authorize({ ...pair, linkedBy, state }, may, 'cultureLinkNotYours'));
    } else {
      const may = link?.state !== 'declined' || isAuthor;
      setLink(tx, authorize({ ...pair, linkedBy: userId, state: 'linked' }, may, 'cultureLinkDeclined'));
      // Taken back and said again, its author was told of it before; of their own link no one told them.
      if (!link || link.linkedBy === diary.authorId) {
        await notify(tx, ctx, {
          kind: 'culture',
          userIds: [diary.authorId],
          teamId,
          actorId: userId,
          object,
        });
      }
    }
    emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'culture', object });
  });
  return {};
});
