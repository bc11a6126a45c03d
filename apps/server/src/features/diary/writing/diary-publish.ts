import { isLate } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { askedIn, checkSections } from '../asking/rules.ts';
import { findDemands, listAsked } from '../asking/store.ts';
import { countNew } from '../attendance/store.ts';
import { findOpenDay, findSelf } from '../days/store.ts';
import { emitToFeeds } from '../feed/store.ts';
import { describeImages, showImages } from '../pictures/store.ts';
import { mayPublishTo } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { type HydratedDiary, hydrateAdded, hydrateOwnDiary } from '../reading/store.ts';
import { isSameAudience, isSameText, lengthOf } from '../rules.ts';
import { insertDiary } from '../store.ts';
import { checkExpression } from './expression.store.ts';
import { diaryPublished } from './hooks.ts';

export const diaryPublish = call(api.diary.publish, async (ctx, input) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  const day = await findOpenDay(ctx.database.db, writer, input.day);
  const { db } = ctx.database;
  const [{ minimum, weekEnd }, images, running] = await Promise.all([
    findDemands(db, writer, day, ctx.now),
    describeImages(db, userId, input.images),
    listAsked(db, ctx.hooks, writer, { ...input.sections, day }),
    checkExpression(db, userId, input.expression ?? null),
  ]);
  checkSections(input.sections, minimum, weekEnd);
  const teamIds = [...new Set(input.teamIds ?? writer.teamIds)];
  const written = {
    id: ctx.random.id(),
    authorId: userId,
    day,
    teamIds,
    title: input.title || null,
    sections: input.sections,
    expression: input.expression ?? null,
    images,
    asked: askedIn(input.sections, running),
    length: lengthOf(input.sections),
    late: isLate(ctx.now, day, writer.calendar),
    publishedAt: ctx.now,
  };
  const diary = authorize(written, mayPublishTo(teamIds, writer), 'teamNotFound');
  return ctx.database.transaction(async (tx) => {
    const added = await insertDiary(tx, ctx, diary, { endsDraft: true });
    if (!added) return repeatOrConflict(await hydrateOwnDiary(ctx, writer, day, tx));
    await showImages(tx, { ...diary, images: [] }, input.images);
    const published = { diary, imported: false, writer, extras: added.extras };
    const [score = null] = await ctx.hooks.run(tx, diaryPublished, published, ctx);
    emitToFeeds(tx, ctx, [diary], diary.teamIds);
    countNew(tx, diary);
    return presentOwnDiary(hydrateAdded(added, writer.person, score), writer);
  });

  function repeatOrConflict(kept: HydratedDiary | null) {
    if (!kept) throw refuse('diaryNotFound');
    const isRepeat =
      isSameText(kept, written) && (input.teamIds === undefined || isSameAudience(kept.teamIds, teamIds));
    const shown = presentOwnDiary(kept, writer);
    if (!isRepeat) throw conflict('diaryExists', shown);
    return shown;
  }
});
