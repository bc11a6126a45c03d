import { faultOf } from '../claims/check-claims.ts';
import { isHan } from '../claims/readings.ts';
import type { DialogueDay, DialogueText } from './day.ts';
import { hasRoomFor } from './place-answers.ts';

/** A sentence, or a line of a list, that a model puts into a section, with the answers that it made it of. */
export type OfferedLine = {
  readonly section: keyof DialogueText;
  readonly text: string;
  readonly cites: readonly string[];
};

/** Something that was said in a dialogue. */
export type Said = { readonly id: string; readonly text: string };

type Standards = {
  readonly said: readonly Said[];
  /** What the model was told to do. */
  readonly instructions: readonly string[];
  /** The day that is written about, by which days are understood. */
  readonly date: string;
  readonly day: DialogueDay;
};

/**
 * The text that a model made of what someone said, by section; null where any of it says something else, leaves out something
 * that was said, or stands where the day has no place for it.
 */
export function textOfLines(
  lines: readonly OfferedLine[],
  { said, instructions, date, day: { entry, modules } }: Standards,
): DialogueText | null {
  const evidence = said.map(({ id, text }) => ({ id, authorId: '', day: date, text }));
  const isCarried = ({ text, cites }: OfferedLine) =>
    faultOf({ text, cites, about: null }, { evidence, people: [], instructions, of: 'said' }) === null;
  const cited = new Set(lines.flatMap(({ cites }) => cites));
  const isWhole = said.every(({ id }) => cited.has(id));
  const isPlaced = lines.every(({ section }) => section === 'summary' || modules[section]);
  if (!isWhole || !isPlaced || !lines.every(isCarried)) return null;
  const of = (section: keyof DialogueText) =>
    lines.filter((line) => line.section === section).map(({ text }) => text.trim());
  const lists = {
    mistakes: [...new Set(of('mistakes'))],
    nextTasks: [...new Set(of('nextTasks'))],
    unclear: [...new Set(of('unclear'))],
  };
  if (!hasRoomFor(lists, entry)) return null;
  return { summary: joined(of('summary')), learnings: joined(of('learnings')), ...lists };
}

const joined = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => text + (text === '' || isHan(sentence) ? '' : ' ') + sentence, '');
