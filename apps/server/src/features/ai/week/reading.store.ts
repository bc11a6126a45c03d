import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import type { ReadDiary } from '../../life/summary/store.ts';
import { demandFeature } from '../switches/store.ts';
import { type KeptWeek, TEAM_WEEK } from './rules.ts';
import { findLastTold, listWeekDiaries } from './store.ts';

/**
 * What was taken down of a team’s last week, and the diaries that it rests on as the team reads them now; null before the first.
 * @throws Refusal where the caller is not in it, or it is turned off
 */
export async function readWeek(ctx: Context, teamId: string) {
  const membership = ctx.actor.memberships.find((own) => own.teamId === teamId);
  if (!membership) throw refuse('teamNotFound');
  const { db } = ctx.database;
  const [found, read, own] = await Promise.all([
    findLastTold(db, TEAM_WEEK, teamId),
    listWeekDiaries(db, teamId),
    demandFeature(db, ctx.actor, 'teamAnalysis'),
  ]);
  const diaries: ReadonlyMap<string, ReadDiary> = new Map(read.map((diary) => [diary.id, diary]));
  return { own, membership, diaries, told: found && { from: found.from, kept: found.numbers as KeptWeek } };
}
