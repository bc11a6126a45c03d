import { addDays } from '@garden/calendar';
import { listSignedPatterns } from '../../life/departures/store.ts';
import { listDiaries, type ReadDiary } from '../../life/summary/store.ts';
import type { MorningKind, MorningSource, NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { findTeamOff } from '../switches/store.ts';
import { type Days, isTold, LEAST_PEOPLE, weeksBefore } from '../week/rules.ts';
import { listTakingPart, toSource } from '../week/store.ts';
import { COMMON_PATTERNS, commonAmong, type KeptPatterns, WEEKS } from './rules.ts';

/**
 * Which patterns are common in teams, over four weeks at a time, taken down once like the weeks of teams. Only what at least
 * five people show signs of is kept, and only that it is so.
 */
export const morningDepartures: MorningKind = {
  kind: COMMON_PATTERNS,
  keepDays: 70,
  async take(source, due) {
    const { db } = source.database;
    const kept = await listNumbers(
      db,
      COMMON_PATTERNS,
      due.map(({ teamId }) => teamId),
    );
    const numbers: TakenNumbers[] = [];
    for (const each of due) {
      const days = weeksBefore(each, WEEKS);
      if (isTold(kept, each, days) || (await findTeamOff(db, each.teamId)).includes('departures')) continue;
      const taken = await takeWeeks(source, each, days);
      if (taken) numbers.push({ teamId: each.teamId, part: days.from, numbers: taken });
    }
    return { numbers, keep: async () => undefined };
  },
  async eraseOld() {
    // Nothing is kept beside the numbers.
  },
};

/** Null where the team has written no pattern down: then nothing is read. */
async function takeWeeks(
  { analysis, database: { db } }: MorningSource,
  { teamId }: NumbersDue,
  { from, to }: Days,
): Promise<KeptPatterns | null> {
  const patterns = await listSignedPatterns(db, [teamId]);
  if (patterns.length === 0) return null;
  const members = new Set(await listTakingPart(db, teamId, 'departures'));
  const diaries: ReadDiary[] = [];
  // A week at a time, since a page of diaries has its bound.
  for (let first = from; first <= to; first = addDays(first, 7))
    diaries.push(...(await listDiaries(db, { teamId, from: first, to: addDays(first, 6) })));
  const taking = diaries.filter(({ authorId }) => members.has(authorId));
  if (new Set(taking.map(({ authorId }) => authorId)).size < LEAST_PEOPLE)
    return { to, enough: false, common: [] };
  const matches = await analysis.matchSigns(
    { sources: taking.map(toSource), patterns: patterns.map(({ id, signs }) => ({ id, signs })) },
    { actor: { userId: teamId }, signal: new AbortController().signal },
  );
  return { to, enough: true, common: commonAmong(patterns, matches) };
}
