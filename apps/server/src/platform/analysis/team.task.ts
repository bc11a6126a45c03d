import {
  blockersIn,
  type CitedText,
  loadIn,
  questionsIn,
  sentencesIn,
  summaryOf,
  thanksIn,
  themesOf,
} from '@garden/analysis';
import { threadTask } from '../threads/task.ts';
import type { TeamFindings, TeamTexts, TeamWeek, TextsOfEach } from './analysis.ts';
import { dictionaryFor, weighInBoth } from './dictionary.ts';
import { weighSources } from './weigh.rules.ts';

/** More than any page shows, since some are left out there; what is found beyond them is not copied between threads. */
const MOST = { themes: 15, sentences: 60, ofOne: 300, week: 7 } as const;

/** What the diaries of a team are about. */
export const findInTeamTask = threadTask(
  'platform/analysis/team',
  ({ sources, members }: TeamTexts): TeamFindings => {
    const texts = sources.flatMap(sentencesIn);
    return {
      themes: themesOf(
        texts,
        members.map(({ name }) => name),
        MOST.themes,
        dictionaryFor(sources),
      ),
      blockers: blockersIn(texts).slice(0, MOST.sentences),
      thanks: thanksIn(texts, members).slice(0, MOST.sentences),
      questions: questionsIn(texts).slice(0, MOST.sentences),
    };
  },
  ({ sources }) => weighInBoth(sources),
);

/** Tasks of the next day are not done, and a question tells of nothing that was. */
const isTold = ({ at }: CitedText): boolean => at.section !== 'nextTasks' && at.section !== 'unclear';

/** Of each person the sentences that tell most of what they did. */
export const tellOfEachTask = threadTask(
  'platform/analysis/each',
  ({ sources, most }: TextsOfEach): CitedText[] =>
    [...Map.groupBy(sources, ({ authorId }) => authorId).values()].flatMap((own) =>
      summaryOf(own.flatMap(sentencesIn).filter(isTold).slice(0, MOST.ofOne), most),
    ),
  ({ sources }) => weighSources(sources),
);

/** What a team's week has in common. */
export const analyseTeamTask = threadTask(
  'platform/analysis/week',
  ({ sources, members }: TeamTexts): TeamWeek => {
    const texts = sources.flatMap(sentencesIn);
    const names = members.map(({ name }) => name);
    const glosses = dictionaryFor(sources);
    return {
      themes: themesOf(texts, names, MOST.week, glosses),
      blockers: themesOf(blockersIn(texts), names, MOST.week, glosses),
      loaded: new Set(loadIn(texts).map(({ authorId }) => authorId)).size,
    };
  },
  ({ sources }) => weighInBoth(sources),
);
