import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { type CitedText, sentencesIn } from '../sources.ts';

type Mark = 'blocker' | 'question' | 'thanks';

/** A sentence as the case marks it. */
type Marked = {
  readonly by: string;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly thanked: string | undefined;
};

export type TeamDay = {
  readonly id: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly texts: readonly CitedText[];
  readonly themes: readonly (readonly string[])[];
  readonly marked: readonly Marked[];
};

const folder = join(import.meta.dirname, '../../cases/team-days');

/** The team days of a folder of `cases/team-days`, as README.md there describes them. */
export function readTeamDays(group: string): TeamDay[] {
  return readdirSync(join(folder, group)).map((file) =>
    readTeamDay(`${group}/${file.replace('.txt', '')}`, readFileSync(join(folder, group, file), 'utf8')),
  );
}

function readTeamDay(id: string, file: string): TeamDay {
  const [head = '', ...parts] = file.split(/^## /m);
  const themes = head
    .split('\n')
    .filter((line) => line.startsWith('theme: '))
    .map((line) =>
      line
        .slice(7)
        .split('|')
        .map((word) => word.trim().toLowerCase()),
    );
  const diaries = parts.map((part) => {
    const [name = '', ...lines] = part.trim().split('\n');
    return { name: name.trim(), sentences: lines.map((line) => readSentence(name.trim(), line)) };
  });
  const texts = diaries.flatMap(({ name, sentences }) =>
    sentencesIn({
      id: name,
      authorId: name,
      entry: { ...emptySections(), summary: sentences.map(({ text }) => text).join('\n') },
    }),
  );
  return {
    id,
    members: diaries.map(({ name }) => ({ id: name, name })),
    texts,
    themes,
    marked: diaries.flatMap(({ sentences }) => sentences),
  };
}

function readSentence(by: string, line: string): Marked {
  const [text = '', ...found] = line.split(' #');
  const marks = found.map((mark) => mark.split(':')[0]?.trim() as Mark);
  return { by, text: text.trim(), marks, thanked: found.join(' ').split('thanks:')[1]?.trim() };
}
