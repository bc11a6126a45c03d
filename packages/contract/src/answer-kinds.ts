import type { DiaryMonthView, DiaryVersionView } from './calls/diary.ts';
import type { ShownGroups } from './calls/follows-team.ts';
import type { ScoreOfDiary, ScoreOverview } from './calls/score.ts';
import type { GatheringView, TeamView } from './calls/team.ts';

/** Tells the two answers of `diary.history` apart. */
export function isMonth(history: DiaryMonthView | { items: DiaryVersionView[] }): history is DiaryMonthView {
  return 'days' in history;
}

/** Tells the two answers of `followsTeam.show` apart. */
export function isOneGroup(shown: ShownGroups) {
  return 'group' in shown;
}

/** Tells the two answers of `score.mine` apart. */
export function isScoreOverview(mine: ScoreOverview | ScoreOfDiary): mine is ScoreOverview {
  return 'months' in mine;
}

/** Tells the two answers of `team.add` apart. */
export function isGathering(made: TeamView | GatheringView): made is GatheringView {
  return 'gatheringId' in made;
}
