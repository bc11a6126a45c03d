import {
  learnedIn,
  questionsIn,
  recommendWorks,
  type Source,
  sentencesIn,
  type Work,
  workThemesIn,
} from '@garden/analysis';
import { weighSources } from '../../../platform/analysis/weigh.rules.ts';
import { threadTask } from '../../../platform/threads/task.ts';
import { RECOMMENDED, shipped, type TeamWork } from './rules.ts';

export type RecommendedFrom = {
  /** What someone wrote lately, the newest last. */
  readonly sources: readonly (Source & { readonly day: string })[];
  readonly teamWorks: readonly TeamWork[];
  /** Ids of works that they were asked about. */
  readonly settled: readonly string[];
  readonly language: Work['language'];
};

/** A work by its id, with the sentence that it fits. */
export type Recommended = {
  readonly id: string;
  readonly text: string;
  readonly day: string;
  readonly diaryId: string;
};

/** Works that fit what someone learned and asked: of their teams, and those that ship in their language. */
export const recommendTask = threadTask(
  'ai/recommendations/recommend',
  ({ sources, teamWorks, settled, language }: RecommendedFrom): Recommended[] => {
    const texts = sources.flatMap(sentencesIn);
    const told = new Set([...learnedIn(texts), ...questionsIn(texts)]);
    const days = new Map(sources.map(({ id, day }) => [id, day]));
    const ids = new Map<Work, string>();
    for (const { id, title, author, sentence } of teamWorks)
      ids.set({ title, author, year: 0, language, sentence, themes: themesOf(title, sentence) }, id);
    for (const [id, work] of shipped) if (work.language === language) ids.set(work, id);
    const open = [...ids].filter(([, id]) => !settled.includes(id)).map(([work]) => work);
    return recommendWorks(
      texts.filter((sentence) => told.has(sentence)),
      open,
      RECOMMENDED,
    ).map(({ work, citation: { shown, sourceId } }) => ({
      id: ids.get(work) ?? '',
      text: shown,
      day: days.get(sourceId) ?? '',
      diaryId: sourceId,
    }));
  },
  ({ sources, teamWorks }) =>
    weighSources(sources) +
    teamWorks.reduce((sum, { title, sentence }) => sum + title.length + sentence.length, 0),
);

const themesOf = (title: string, sentence: string): Work['themes'] =>
  workThemesIn(`${title} ${sentence}`.normalize('NFKC').toLowerCase());
