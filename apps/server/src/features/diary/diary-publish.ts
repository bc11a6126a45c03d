import { isLate } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { conflict, refuse } from '../../http/refusal.ts';
import { holdTeams } from '../team/hold.store.ts';
import { authorize } from '../team/policy.ts';
import { findOpenDay, findSelf } from './day.store.ts';
import { deleteDraft } from './draft.store.ts';
import { mayPublishTo } from './policy.ts';
import { presentOwnDiary } from './present.ts';
import { checkSections, isSameAudience, isSameText, lengthOf, minimumAt } from './rules.ts';
import { findDiaryOfDay, insertDiary } from './store.ts';

export const publishDiary: Handler<Api['diary']['publish']> = async (ctx, input) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx, userId);
  const day = await findOpenDay(ctx.database.db, writer, input.day);
  checkSections(input.sections, minimumAt(writer, ctx.now));
  const teamIds = [...new Set(input.teamIds ?? writer.teamIds)];
  const written = {
    id: ctx.random.id(),
    authorId: userId,
    day,
    teamIds,
    title: input.title || null,
    sections: input.sections,
    expression: input.expression ?? null,
    length: lengthOf(input.sections),
    late: isLate(ctx.now, day, writer.calendar),
    publishedAt: ctx.now,
  };
  await ctx.database.transaction(async (tx) => {
    const held = { userId, teamIds: await holdTeams(tx, userId, teamIds) };
    const diary = authorize(written, mayPublishTo(teamIds, held), 'teamNotFound');
    if (await insertDiary(tx, diary)) await deleteDraft(tx, userId, day);
  });

  const kept = await findDiaryOfDay(ctx.database.db, userId, day);
  if (!kept) throw refuse('diaryNotFound');
  const isRepeat =
    isSameText(kept, written) && (input.teamIds === undefined || isSameAudience(kept.teamIds, teamIds));
  if (kept.id !== written.id && !isRepeat) throw conflict('diaryExists', presentOwnDiary(kept, writer));
  return presentOwnDiary(kept, writer);
};
