import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { administers } from '../../team/policy.ts';
import type { ReadDiary } from '../summary/store.ts';
import { presentAsked, presentLately } from './present.ts';
import { LATELY_DAYS } from './rules.ts';
import { sentencesTask } from './sentences.task.ts';
import { findAsked, findConsent, findSpirit, listLately, listMarksOf } from './store.ts';

export const teamGetTeamSpirit = call(api.team.getTeamSpirit, async (ctx, { teamId, diaryId }) => {
  const { userId, memberships } = ctx.actor;
  const own = memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { db } = ctx.database;
  const since = dayAt(shift(ctx.now, -LATELY_DAYS * DAY), own.timezone);
  const [{ version, words }, lately, allows, asked, marks] = await Promise.all([
    findSpirit(db, teamId),
    listLately(db, teamId, since),
    findConsent(db, userId),
    diaryId === undefined ? null : findAsked(db, teamId, diaryId),
    diaryId === undefined ? [] : listMarksOf(db, teamId, diaryId),
  ]);
  if (diaryId !== undefined && !asked) throw refuseField('diaryId', 'diaryNotFound');
  const cited = Map.groupBy(lately, ({ diary }) => diary.id);
  const toSource = ({ id, authorId, entry }: ReadDiary) => ({ id, authorId, entry });
  const wanted = [...cited.values()].flatMap(([first, ...others]) =>
    first && first.diary.id !== asked?.diary.id
      ? [{ source: toSource(first.diary), refs: [first, ...others].map(({ ref }) => ref) }]
      : [],
  );
  const sentences = await ctx.threads.run(
    sentencesTask,
    asked ? [...wanted, { source: toSource(asked.diary), refs: null }] : wanted,
    ctx,
  );
  const reader = { userId, role: own.role };
  return {
    teamId,
    version,
    words: words.map((word) => ({
      ...word,
      lately: presentLately(
        lately.filter(({ wordId }) => wordId === word.id),
        sentences,
        reader,
      ),
    })),
    allows,
    asked: asked && presentAsked({ ...asked, marks }, sentences, reader),
    can: { edit: administers(own.role) },
  };
});
