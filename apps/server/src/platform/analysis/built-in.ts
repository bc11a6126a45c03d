import type { Threads } from '../threads/threads.ts';
import type { Analysis } from './analysis.ts';
import { dialogueTask } from './dialogue.task.ts';
import { newsOfTeamTask } from './news.task.ts';
import { predictTask, toneTask } from './own-entry.task.ts';
import { ownTraitsTask, ownWorkTask } from './own-work.task.ts';
import { matchSignsTask } from './signs.task.ts';
import { analyseTeamTask, findInTeamTask, tellOfEachTask } from './team.task.ts';

/** The analysis by rules that every server has; its work is done in threads. */
export function createBuiltInAnalysis(threads: Threads): Analysis {
  return {
    findInTeam: (texts, by) => threads.run(findInTeamTask, texts, by),
    tellOfEach: (texts, by) => threads.run(tellOfEachTask, texts, by),
    analyseTeam: (texts, by) => threads.run(analyseTeamTask, texts, by),
    matchSigns: (wanted, by) => threads.run(matchSignsTask, wanted, by),
    workOf: (months, by) => threads.run(ownWorkTask, months, by),
    traitsOf: (months, by) => threads.run(ownTraitsTask, months, by),
    newsOfTeam: (days, by) => threads.run(newsOfTeamTask, days, by),
    toneOfEntry: (entry, by) => threads.run(toneTask, entry, by),
    predict: (kind, entry, by) => threads.run(predictTask, { kind, entry }, by),
    stepOfDialogue: (dialogue, by) => threads.run(dialogueTask, dialogue, by),
  };
}
