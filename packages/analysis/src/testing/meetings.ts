import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionsIn, decisionsIn, type Turn } from '../minutes/minutes.ts';
import type { Count } from './figures.ts';

export type Meeting = {
  readonly id: string;
  readonly date: string;
  readonly turns: readonly Turn[];
  readonly decisions: readonly string[];
  /** `text → owner, day` */
  readonly actions: readonly { readonly text: string; readonly owner: string; readonly due: string | null }[];
  readonly traps: readonly string[];
};

const folder = join(import.meta.dirname, '../../cases/meetings');

/** The meetings of a folder of `cases/meetings`, as README.md there describes them. */
export const readMeetings = (group: string): Meeting[] =>
  readdirSync(join(folder, group)).map((file) =>
    readMeeting(`${group}/${file.replace('.txt', '')}`, readFileSync(join(folder, group, file), 'utf8')),
  );

function readMeeting(id: string, file: string): Meeting {
  const [head = '', ...rows] = file.trim().split('\n');
  const read = rows.map((row) => {
    const [said = '', mark = ''] = row.split(' #');
    const at = said.indexOf(': ');
    return { speaker: said.slice(0, at), text: said.slice(at + 2).trim(), mark: mark.trim() };
  });
  return {
    id,
    date: head.replace('date: ', ''),
    turns: read.map(({ speaker, text }) => ({ speaker, text })),
    decisions: read.filter(({ mark }) => mark === 'decision').map(({ text }) => text),
    actions: read
      .filter(({ mark }) => mark.startsWith('action:'))
      .map(({ text, mark }) => ({ text, owner: mark.split(':')[1] ?? '', due: mark.split(':')[2] || null })),
    traps: read.filter(({ mark }) => mark === 'trap').map(({ text }) => text),
  };
}

/** What the minutes find in a meeting, beside its marks. An action is right with its owner. */
export const countMeeting = {
  decisions: ({ turns, decisions }: Meeting): Count => {
    const found = decisionsIn(turns).map(({ line }) => turns[line]?.text ?? '');
    return count(found, decisions);
  },
  actions: ({ turns, actions, date }: Meeting): Count => {
    const found = actionsIn(turns, date).map(({ line, owner }) => `${owner}: ${turns[line]?.text}`);
    return count(
      found,
      actions.map(({ text, owner }) => `${owner}: ${text}`),
    );
  },
  /** Of the actions that are found, the day. */
  days: ({ turns, actions, date }: Meeting): Count => {
    const wanted = actions.map(({ text, due }) => `${text} ${due}`);
    const found = actionsIn(turns, date)
      .filter(({ line }) => actions.some(({ text }) => text === turns[line]?.text))
      .map(({ line, due }) => `${turns[line]?.text} ${due}`);
    return count(
      found,
      wanted.filter((each) => found.some((other) => other.split(' ')[0] === each.split(' ')[0])),
    );
  },
};

/** Lines that only sound like a decision or a task, and how many of them were taken for one. */
export function countTraps({ turns, traps, date }: Meeting): {
  readonly traps: number;
  readonly taken: number;
} {
  const lines = new Set(
    [...decisionsIn(turns), ...actionsIn(turns, date)].map(({ line }) => turns[line]?.text),
  );
  return { traps: traps.length, taken: traps.filter((text) => lines.has(text)).length };
}

const count = (found: readonly string[], wanted: readonly string[]): Count => ({
  hits: found.filter((each) => wanted.includes(each)).length,
  wrong: found.filter((each) => !wanted.includes(each)).length,
  missed: wanted.filter((each) => !found.includes(each)).length,
});
