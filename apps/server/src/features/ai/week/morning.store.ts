import { listDiaries, listMembers } from '../../life/summary/store.ts';
import type { MorningKind, MorningSource, NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { findTeamOff } from '../switches/store.ts';
import {
  type Days,
  isTold,
  type KeptWeek,
  keepNothing,
  keepWeek,
  LEAST_PEOPLE,
  TEAM_WEEK,
  weeksBefore,
} from './rules.ts';
import { listTakingPart, toSource } from './store.ts';

/**
 * What the weeks of teams had in common, each taken down once, after it is over, and never counted anew: who asks before and
 * after someone turns it off, edits or leaves, gets the same numbers. Weeks do not overlap, nor do the people of two teams.
 */
export const morningTeamWeek: MorningKind = {
  kind: TEAM_WEEK,
  keepDays: 70,
  async take(source, due) {
    const { db } = source.database;
    const kept = await listNumbers(
      db,
      TEAM_WEEK,
      due.map(({ teamId }) => teamId),
    );
    const numbers: TakenNumbers[] = [];
    for (const each of due) {
      const week = weeksBefore(each, 1);
      if (isTold(kept, each, week) || (await findTeamOff(db, each.teamId)).includes('teamAnalysis')) continue;
      numbers.push({ teamId: each.teamId, part: week.from, numbers: await takeWeek(source, each, week) });
    }
    return { numbers, keep: async () => undefined };
  },
  async eraseOld() {
    // Nothing is kept beside the numbers.
  },
};

async function takeWeek(
  { analysis, database: { db } }: MorningSource,
  { teamId }: NumbersDue,
  { from, to }: Days,
): Promise<KeptWeek> {
  const [takingPart, members, written] = await Promise.all([
    listTakingPart(db, teamId, 'teamAnalysis'),
    listMembers(db, teamId),
    listDiaries(db, { teamId, from, to }),
  ]);
  const taking = new Set(takingPart);
  const diaries = written.filter(({ authorId }) => taking.has(authorId));
  const people = new Set(diaries.map(({ authorId }) => authorId)).size;
  if (people < LEAST_PEOPLE) return keepNothing(to);
  const found = await analysis.analyseTeam(
    // The names of all of them are no themes, whether they take part or not.
    { sources: diaries.map(toSource), members: members.map(({ id, name }) => ({ id, name })) },
    // Of one team’s work, so that no other team waits for it.
    { actor: { userId: teamId }, signal: new AbortController().signal },
  );
  return keepWeek(to, people, found);
}
