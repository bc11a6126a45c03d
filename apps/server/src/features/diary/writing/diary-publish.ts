import { isLate } from '@garden/calendar';
import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { askedIn, checkSections } from '../asking/rules.ts';
import { findMinimum, listAsked } from '../asking/store.ts';
import { findOpenDay, findSelf } from '../days/store.ts';
import { describeImages, showImages } from '../pictures/store.ts';
import { mayPublishTo } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { isSameAudience, isSameText, lengthOf } from '../rules.ts';
import { insertDiary } from '../store.ts';
import { deleteDraft } from './draft.store.ts';
import { checkExpression } from './expression.store.ts';
import { diaryPublished } from './hooks.ts';

export const publishDiary: Handler<Api['diary']['publish']> = async (ctx, input) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  const day = await findOpenDay(ctx.database.db, writer, input.day);
  checkSections(input.sections, await findMinimum(ctx.database.db, writer, day, ctx.now));
  await checkExpression(ctx.database.db, userId, input.expression ?? null);
  const teamIds = [...new Set(input.teamIds ?? writer.teamIds)];
  const written = {
    id: ctx.random.id(),
    authorId: userId,
    day,
    teamIds,
    title: input.title || null,
    sections: input.sections,
    expression: input.expression ?? null,
    images: await describeImages(ctx.database.db, userId, input.images),
    asked: askedIn(
      input.sections,
      await listAsked(ctx.database.db, ctx.hooks, writer, { ...input.sections, day }),
    ),
    length: lengthOf(input.sections),
    late: isLate(ctx.now, day, writer.calendar),
    publishedAt: ctx.now,
  };
  await ctx.database.transaction(async (tx) => {
    const held = { userId, teamIds: await lockMembershipsShared(tx, userId, teamIds) };
    const diary = authorize(written, mayPublishTo(teamIds, held), 'teamNotFound');
    if (!(await insertDiary(tx, diary))) return;
    await showImages(tx, diary, input.images);
    await deleteDraft(tx, userId, day);
    const { calendar } = writer;
    await ctx.hooks.run(tx, diaryPublished, { diary, calendar, imported: false }, ctx);
  });

  const kept = await hydrateOwnDiary(ctx, writer, day);
  if (!kept) throw refuse('diaryNotFound');
  const isRepeat =
    isSameText(kept, written) && (input.teamIds === undefined || isSameAudience(kept.teamIds, teamIds));
  const shown = presentOwnDiary(kept, writer);
  if (kept.id !== written.id && !isRepeat) throw conflict('diaryExists', shown);
  return shown;
};
