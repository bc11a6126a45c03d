import { sentencesIn, signsIn } from '@garden/analysis';
import { threadTask } from '../threads/task.ts';
import type { MatchedPattern, SignsWanted } from './analysis.ts';
import { weighSources } from './weigh.rules.ts';

/** As many sentences of one sign as anyone needs to see. */
const MOST_CITED = 5;

/** Whose own sentences show signs of which pattern. */
export const matchSignsTask = threadTask(
  'platform/analysis/signs',
  ({ sources, patterns }: SignsWanted): MatchedPattern[] =>
    [...Map.groupBy(sources, ({ authorId }) => authorId)].flatMap(([authorId, own]) => {
      const texts = own.flatMap(sentencesIn);
      return patterns.flatMap(({ id, signs }) => {
        const found = signsIn(texts, signs).map(({ sign, citations }) => ({
          sign,
          citations: citations.slice(-MOST_CITED),
        }));
        return found.length === 0 ? [] : [{ patternId: id, authorId, signs: found }];
      });
    }),
  ({ sources, patterns }) => (1 + patterns.length / 5) * weighSources(sources),
);
