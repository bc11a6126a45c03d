import { OTHER, type QuestionResultView, wordsFor } from '@garden/contract';
import type { BuiltQuestion } from '../building/built.ts';

/** One bar: what was answered, and by how many. */
export type Bar = {
  readonly key: string;
  /** Undefined for an answer in words of one’s own. */
  readonly label: string | undefined;
  readonly count: number;
  /** Of all who answered this question, from 0 to 1. */
  readonly share: number;
};

const SCALE = Array.from({ length: 10 }, (_, at) => String(at + 1));

/**
 * The bars of a question, in the order of its choices, its numbers or its days; what no one chose has an empty one. With
 * several choices the shares come to more than the whole.
 */
export function barsOf(
  question: BuiltQuestion,
  { distribution, receipt }: Pick<QuestionResultView, 'distribution' | 'receipt'>,
  locale: 'en' | 'zh',
): Bar[] {
  if (distribution === null) return [];
  const counts = new Map(distribution.map(({ key, count }) => [key, count]));
  const all = receipt.count ?? 0;
  const bar = (key: string, label: string | undefined): Bar => {
    const count = counts.get(key) ?? 0;
    return { key, label, count, share: all > 0 ? count / all : 0 };
  };
  if (question.kind === 'scale') return SCALE.map((value) => bar(value, value));
  if (question.kind === 'date') return [...counts.keys()].sort().map((day) => bar(day, day));
  return [
    ...question.choices.map(({ id, text }) => bar(id, wordsFor(text, locale))),
    ...(question.other ? [bar(OTHER, undefined)] : []),
  ];
}
