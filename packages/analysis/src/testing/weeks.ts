import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { type CitedText, sentencesIn } from '../sources.ts';

export type Week = {
  readonly id: string;
  readonly texts: readonly CitedText[];
  /** The sentences by what is marked at them, as they are shown. */
  readonly key: readonly string[];
  readonly learned: readonly string[];
  readonly open: readonly string[];
  /** Sentences that tell of the same thing, by its word. */
  readonly again: ReadonlyMap<string, readonly string[]>;
};

const folder = join(import.meta.dirname, '../../cases/weeks');

/** The weeks of a folder of `cases/weeks`, as README.md there describes them. */
export function readWeeks(group: string): Week[] {
  return readdirSync(join(folder, group)).map((file) =>
    readWeek(`${group}/${file.replace('.txt', '')}`, readFileSync(join(folder, group, file), 'utf8')),
  );
}

function readWeek(id: string, file: string): Week {
  const days = file.split(/^## .*\n/m).slice(1);
  const marked = days.map((day) => day.trim().split('\n').map(readSentence));
  const all = marked.flat();
  const having = (mark: string) => all.filter(({ marks }) => marks.includes(mark)).map(({ text }) => text);
  const again = new Map<string, string[]>();
  for (const { text, marks } of all)
    for (const mark of marks)
      if (mark.startsWith('again:')) again.set(mark.slice(6), [...(again.get(mark.slice(6)) ?? []), text]);
  return {
    id,
    texts: marked.flatMap((day, at) =>
      sentencesIn({
        id: `day ${at}`,
        authorId: 'author',
        entry: { ...emptySections(), summary: day.map(({ text }) => text).join('\n') },
      }),
    ),
    key: all.filter(({ isKey }) => isKey).map(({ text }) => text),
    learned: having('learned'),
    open: having('open'),
    again,
  };
}

function readSentence(line: string) {
  const [text = '', ...marks] = line.split(' #');
  return {
    text: text.replace(/^\*/, '').trim(),
    isKey: line.startsWith('*'),
    marks: marks.map((mark) => mark.trim()),
  };
}
