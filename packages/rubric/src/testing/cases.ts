import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections, type Sections } from '@garden/contract';
import type { Circumstances } from '../circumstances.ts';
import { shinglesOf } from '../score.ts';

export type Case = {
  /** `en/renewal-call` */
  readonly id: string;
  readonly folder: string;
  readonly name: string;
  readonly level: number;
  readonly entry: Sections;
  readonly circumstances: Circumstances;
};

const folder = join(import.meta.dirname, '../../cases');
type Draft = { id: string; level: number; options: string; lines: string[] };

/** All cases of `packages/rubric/cases`, as README.md there describes them. */
export function readCases(): Case[] {
  const drafts = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, name)).flatMap((file) =>
        readDrafts(name, readFileSync(join(folder, name, file), 'utf8')),
      ),
    );
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  return drafts.map((draft) => readCase(draft, byId));
}

function readDrafts(group: string, text: string): Draft[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const [name = '', level = '', options = ''] = head.split('|').map((cell) => cell.trim());
      return { id: `${group}/${name}`, level: Number(level), options, lines };
    });
}

function readCase(draft: Draft, all: ReadonlyMap<string, Draft>): Case {
  const [group = '', name = ''] = draft.id.split('/');
  const options = new Map(
    draft.options.split(/\s+/).map((option) => [option.split('=')[0], option.split('=')[1] ?? '']),
  );
  const off = (options.get('off') ?? '').split(',');
  const referred = (option: string) => all.get(options.get(option) ?? '');
  const past = referred('past');
  const copy = referred('copy');
  return {
    id: draft.id,
    folder: group,
    name,
    level: draft.level,
    entry: readEntry([...(copy?.lines ?? []), ...(copy ? ['[summary]'] : []), ...draft.lines]),
    circumstances: {
      hoursLate: Number(options.get('late') ?? 0),
      sections: { learnings: !off.includes('learnings'), nextTasks: !off.includes('nextTasks') },
      due: {
        weeklyTop: options.has('friday'),
        insight: options.has('leader'),
        answers: Number(options.get('asked') ?? 0),
      },
      isNewcomer: options.has('newcomer'),
      earlier: past ? [shinglesOf(readEntry(past.lines))] : [],
    },
  };
}

function readEntry(lines: readonly string[]): Sections {
  const entry = emptySections();
  let section = 'summary';
  for (const line of lines) {
    const mark = /^\[(\w+)\]$/.exec(line)?.[1];
    if (mark !== undefined) section = mark;
    else if (section === 'summary' || section === 'learnings' || section === 'insight')
      entry[section] = entry[section] === '' ? line : `${entry[section]}\n${line}`;
    else if (section === 'answers') entry.answers.push({ id: String(entry.answers.length), text: line });
    else if (
      section === 'nextTasks' ||
      section === 'unclear' ||
      section === 'customerGood' ||
      section === 'weeklyTop'
    )
      entry[section].push(line);
    else throw new Error(`No section ${section}`);
  }
  return entry;
}

/** Whether the tables and weights were made without a look at it: a third of the names. */
export function isHeldOut(name: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % 3 === 0;
}
