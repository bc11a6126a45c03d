import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { countDays } from '../../team/settings/rules.ts';
import { presentFindings } from './present.ts';
import { LEAST_WRITERS, stretchOf } from './rules.ts';
import { countSettled, countWritten, listDiaries, listMarked, listMembers } from './store.ts';

const NOTHING = { themes: [], blockers: [], thanks: [], questions: [] };

export const teamGetTeamSummary = call(api.team.getTeamSummary, async (ctx, input) => {
  const { teamId, period } = input;
  const { userId, memberships } = ctx.actor;
  const own = memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const year = input.day === undefined ? ctx.now.getUTCFullYear() : Number(input.day.slice(0, 4));
  const publicDays = await ctx.holidays.between(own.calendar.region, year - 1, year + 1);
  const { from, to, worked } = stretchOf(period, input.day, ctx.now, countDays(own, publicDays).calendar);
  const { db } = ctx.database;
  const [diaries, written, { settled, members }, named, marked] = await Promise.all([
    listDiaries(db, { teamId, from, to }),
    countWritten(db, { teamId, from, to }),
    countSettled(db, teamId, worked),
    listMembers(db, teamId),
    listMarked(db, teamId, userId),
  ]);
  const tooFew = written.writers < LEAST_WRITERS;
  const found = tooFew
    ? NOTHING
    : presentFindings(
        await ctx.analysis.findInTeam(
          {
            sources: diaries.map(({ id, authorId, entry }) => ({ id, authorId, entry })),
            members: named.map(({ id, name }) => ({ id, name })),
          },
          ctx,
        ),
        named,
        marked,
        { readerId: userId, diaries: new Map(diaries.map((diary) => [diary.id, diary])) },
      );
  return {
    period,
    from,
    to,
    completion: { settled, expected: members * worked.length },
    writers: written.writers,
    diaries: { written: written.diaries, read: tooFew ? 0 : diaries.length },
    tooFew,
    ...found,
  };
});
