import { addDays } from '@garden/calendar';
import { api, type QuitMatchesView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { listSignedPatterns } from '../../life/departures/store.ts';
import { presentCitation } from '../../life/summary/rules.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { listOwnDiaries } from '../store.ts';
import { demandFeature } from '../switches/store.ts';
import { WEEKS } from './rules.ts';

export const diaryQuitMatching = call(api.diary.quitMatching, async (ctx) => {
  const { db } = ctx.database;
  const { userId: readerId } = ctx.actor;
  const to = todayOf(ctx);
  const days = { from: addDays(to, 1 - 7 * WEEKS), to };
  const [own, patterns] = await Promise.all([
    listOwnDiaries(db, readerId, days),
    listSignedPatterns(db, teamIdsOf(ctx.actor)),
    demandFeature(db, ctx.actor, 'departures'),
  ]);
  const found =
    own.length === 0 || patterns.length === 0
      ? []
      : await ctx.analysis.matchSigns(
          {
            sources: own.map(({ id, authorId, entry }) => ({ id, authorId, entry })),
            patterns: patterns.map(({ id, signs }) => ({ id, signs })),
          },
          ctx,
        );
  const showing = { readerId, diaries: new Map(own.map((diary) => [diary.id, diary])) };
  const matches = patterns.flatMap(({ id: patternId, team, title, helped }): QuitMatchesView['matches'] =>
    found
      .filter((match) => match.patternId === patternId)
      .map(({ signs }) => ({
        ...{ patternId, team, title, helped },
        signs: signs.map(({ sign, citations }) => ({
          sign,
          citations: citations.flatMap((sentence) => presentCitation(sentence, showing)),
        })),
      })),
  );
  return { by: 'built-in' as const, days, diaries: own.length, patterns: patterns.length, matches };
});
