import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { recommendTask } from '../../features/ai/recommendations/recommend.task.ts';
import { summarizeTask } from '../../features/ai/summaries/summarize.task.ts';
import { drawChapterTask } from '../../features/growth/autobiography/draw.task.ts';
import { newsOfTeamTask } from './news.task.ts';
import { ownTraitsTask, ownWorkTask } from './own-work.task.ts';
import { matchSignsTask } from './signs.task.ts';
import { analyseTeamTask, findInTeamTask, tellOfEachTask } from './team.task.ts';

const LONG = 'We moved the press to the barn. '.repeat(600);
const members: [] = [];

test('a diary weighs as much as it holds, in whichever section that stands', () => {
  const answers = [{ id: 'asked', text: LONG }];
  for (const entry of [
    { ...emptySections(), summary: LONG },
    { ...emptySections(), insight: LONG },
    { ...emptySections(), answers },
    { ...emptySections(), unclear: [LONG] },
  ]) {
    const sources = [{ id: 'a', authorId: 'b', day: '2026-03-30', entry }];
    const weights = [
      analyseTeamTask.weigh({ sources, members }),
      findInTeamTask.weigh({ sources, members }),
      tellOfEachTask.weigh({ sources, most: 2 }),
      newsOfTeamTask.weigh({ today: [], before: [sources], members }),
      matchSignsTask.weigh({ sources, patterns: [] }),
      ownWorkTask.weigh({ sources, recent: [] }),
      ownTraitsTask.weigh({ sources }),
      summarizeTask.weigh({ sources, kept: [] }),
      drawChapterTask.weigh(sources),
      recommendTask.weigh({ sources, teamWorks: [], settled: [], language: 'en' }),
    ];
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(LONG.length);
  }
});

test('works of teams weigh, too, for someone who has written nothing', () => {
  const teamWorks = [{ id: 'a', title: 'Presses', author: '', sentence: LONG }];
  const weight = recommendTask.weigh({ sources: [], teamWorks, settled: [], language: 'en' });
  expect(weight).toBeGreaterThanOrEqual(LONG.length);
});
