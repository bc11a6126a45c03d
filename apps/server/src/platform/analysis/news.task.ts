import { newsOf, sentencesIn } from '@garden/analysis';
import { threadTask } from '../threads/task.ts';
import type { FoundNews, TeamDays } from './analysis.ts';
import { dictionaryFor, weighInBoth } from './dictionary.ts';

/** As many sentences as an item of news keeps. */
const MOST_CITED = 12;

/** The news of a team's day, against the days before. */
export const newsOfTeamTask = threadTask(
  'platform/analysis/news',
  ({ today, before, members }: TeamDays): FoundNews[] => {
    const toDay = (sources: TeamDays['today']) => ({
      texts: sources.flatMap(sentencesIn),
      writers: new Set(sources.map(({ authorId }) => authorId)).size,
    });
    return newsOf(toDay(today), before.map(toDay), members, dictionaryFor(today)).map((found) => ({
      ...found,
      citations: found.citations.slice(0, MOST_CITED),
    }));
  },
  ({ today, before }) => weighInBoth([today, ...before].flat()),
);
