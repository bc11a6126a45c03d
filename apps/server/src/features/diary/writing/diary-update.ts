import { parseDiaryDay } from '@garden/calendar';
import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { askedIn, checkSections, minimumToKeep } from '../asking/rules.ts';
import { findMinimum, listAsked } from '../asking/store.ts';
import { findSelf } from '../days/store.ts';
import { describeImages, showImages } from '../pictures/store.ts';
import { mayChange, mayPublishTo } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateDiary } from '../reading/store.ts';
import { isSameAudience, isSameText, lengthOf } from '../rules.ts';
import { lockOwnDiary, replaceDiary } from '../store.ts';
import { deleteDraft } from './draft.store.ts';
import { checkExpression } from './expression.store.ts';
import { diaryChanged } from './hooks.ts';

export const updateDiary: Handler<Api['diary']['update']> = async (ctx, input) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  const isNewer = await ctx.database.transaction(async (tx) => {
    const kept = await lockOwnDiary(tx, input.diaryId, userId);
    if (!kept || kept.deletedAt) throw refuse('diaryNotFound');
    const changes = {
      title: input.title === undefined ? kept.title : input.title || null,
      sections: input.sections,
      expression: input.expression === undefined ? kept.expression : input.expression,
      images: input.images ? await describeImages(tx, userId, input.images) : kept.images,
      teamIds: [...new Set(input.teamIds ?? kept.teamIds)],
      length: lengthOf(input.sections),
      asked: askedIn(
        input.sections,
        await listAsked(tx, ctx.hooks, writer, { ...input.sections, day: kept.day }),
        kept.asked,
      ),
    };
    if (kept.version !== input.version) {
      const isRepeat =
        kept.version === input.version + 1 &&
        isSameText(kept, changes) &&
        isSameAudience(kept.teamIds, changes.teamIds);
      return !isRepeat;
    }
    const concerned = [...kept.teamIds, ...changes.teamIds];
    const held = { userId, teamIds: await lockMembershipsShared(tx, userId, concerned) };
    const may = mayChange(kept, held) && mayPublishTo(changes.teamIds, held);
    const diary = authorize(kept, may, 'teamNotFound');
    const minimum = await findMinimum(tx, writer, parseDiaryDay(kept.day), kept.publishedAt);
    checkSections(input.sections, minimumToKeep(kept.sections, minimum));
    await checkExpression(tx, userId, changes.expression, kept.expression);
    await replaceDiary(tx, diary, changes, ctx.now);
    if (input.images) await showImages(tx, diary, input.images);
    const after = { ...diary, ...changes };
    await ctx.hooks.run(tx, diaryChanged, { before: kept, after, calendar: writer.calendar }, ctx);
    await deleteDraft(tx, userId, kept.day);
    return false;
  });
  const changed = await hydrateDiary(ctx, input.diaryId, writer);
  if (!changed) throw refuse('diaryNotFound');
  const shown = presentOwnDiary(changed, writer);
  if (isNewer) throw conflict('diaryChanged', shown);
  return shown;
};
