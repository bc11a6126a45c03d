import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import type { DialogueDay } from '../dialogue/day.ts';
import { nextQuestion } from '../dialogue/dialogue.ts';

/** A draft of `cases/dialogue`, with the topic that should be asked about next. */
type DraftCase = { readonly name: string; readonly wanted: string; readonly day: DialogueDay };

/** The drafts of a file of `cases/dialogue`, as README.md there describes them. */
function readDialogueDrafts(group: string): DraftCase[] {
  return readFileSync(join(import.meta.dirname, `../../cases/dialogue/${group}.txt`), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [name = '', wanted = ''] = head.split(': ');
      const having = (mark: string) =>
        lines.filter((line) => line.startsWith(`@${mark} `)).map((line) => line.slice(mark.length + 2));
      const entry = {
        ...emptySections(),
        summary: lines.filter((line) => !line.startsWith('@')).join('\n'),
        learnings: having('learned').join('\n'),
        nextTasks: having('next'),
        unclear: having('unclear'),
      };
      const modules = { learnings: true, mistakes: true, nextTasks: true, unclear: true };
      const planned = having('planned');
      return { name, wanted, day: { entry, modules, isNewcomer: false, planned, goals: having('goal') } };
    });
}

/** How many drafts are asked about what is missing next, of how many, and what the others are asked. */
export function dialogueFigures(group: string) {
  const drafts = readDialogueDrafts(group).map((each) => ({
    ...each,
    asked: nextQuestion(each.day, [])?.topic ?? 'nothing',
  }));
  return {
    right: drafts.filter(({ asked, wanted }) => asked === wanted).length,
    of: drafts.length,
    wrong: drafts
      .filter(({ asked, wanted }) => asked !== wanted)
      .map(({ name, asked, wanted }) => `${name}: ${asked} instead of ${wanted}`),
  };
}
