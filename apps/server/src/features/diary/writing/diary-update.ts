import { parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { askedIn, checkSections, minimumToKeep } from '../asking/rules.ts';
import { findDemands, listAsked } from '../asking/store.ts';
import { findSelf } from '../days/store.ts';
import { emitChanged, emitToFeeds } from '../feed/store.ts';
import { describeImages, showImages } from '../pictures/store.ts';
import { mayChange, mayPublishTo } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateDiary } from '../reading/store.ts';
import { isSameAudience, isSameText, isSeenAlike, lengthOf } from '../rules.ts';
import { lockOwnWithExtras, replaceDiary } from '../store.ts';
import { checkExpression } from './expression.store.ts';
import { diaryChanged } from './hooks.ts';

export const diaryUpdate = call(api.diary.update, async (ctx, input) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  return ctx.database.transaction(async (tx) => {
    const show = async () => {
      const changed = await hydrateDiary(ctx, input.diaryId, writer, tx);
      if (!changed) throw refuse('diaryNotFound');
      return presentOwnDiary(changed, writer);
    };
    const [found, heldIds, images] = await Promise.all([
      lockOwnWithExtras(tx, ctx, input.diaryId, userId),
      lockMembershipsShared(tx, userId, writer.teamIds),
      input.images && describeImages(tx, userId, input.images),
    ]);
    if (!found || found.diary.deletedAt) throw refuse('diaryNotFound');
    const { diary: kept, extras } = found;
    const day = parseDiaryDay(kept.day);
    const [running, { minimum, weekEnd }] = await Promise.all([
      listAsked(tx, ctx.hooks, writer, { ...input.sections, day }),
      findDemands(tx, writer, day, kept.publishedAt),
    ]);
    const changes = {
      title: input.title === undefined ? kept.title : input.title || null,
      sections: input.sections,
      expression: input.expression === undefined ? kept.expression : input.expression,
      images: images ?? kept.images,
      teamIds: [...new Set(input.teamIds ?? kept.teamIds)],
      length: lengthOf(input.sections),
      asked: askedIn(input.sections, running, kept.asked),
    };
    if (kept.version !== input.version) {
      const isRepeat =
        kept.version === input.version + 1 &&
        isSameText(kept, changes) &&
        isSameAudience(kept.teamIds, changes.teamIds);
      if (!isRepeat) throw conflict('diaryChanged', await show());
      return show();
    }
    const held = { userId, teamIds: heldIds };
    const may = mayChange(kept, held) && mayPublishTo(changes.teamIds, held);
    const diary = authorize(kept, may, 'teamNotFound');
    checkSections(input.sections, minimumToKeep(kept.sections, minimum), weekEnd, kept.sections);
    await checkExpression(tx, userId, changes.expression, kept.expression);
    replaceDiary(tx, diary, changes, ctx.now);
    if (input.images) await showImages(tx, diary, input.images);
    const after = { ...diary, ...changes };
    await ctx.hooks.run(tx, diaryChanged, { before: kept, after, extras, writer }, ctx);
    const added = changes.teamIds.filter((teamId) => !kept.teamIds.includes(teamId));
    const removed = kept.teamIds.filter((teamId) => !changes.teamIds.includes(teamId));
    emitToFeeds(tx, ctx, [diary], added);
    emitChanged(tx, ctx, diary, isSeenAlike(kept, changes) ? removed : kept.teamIds);
    tx.sendHandedIn();
    return show();
  });
});
