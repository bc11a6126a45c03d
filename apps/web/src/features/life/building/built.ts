import type { Condition } from '@garden/contract';
import type { Words } from '../questionnaires/words.ts';

/** The most choices of one question. */
export const MAX_CHOICES = 20;

export const kinds = ['single', 'multiple', 'scale', 'text', 'date'] as const;
export type Kind = (typeof kinds)[number];

export type BuiltChoice = { readonly id: string; readonly text: Words };

export type BuiltQuestion = {
  readonly id: string;
  readonly kind: Kind;
  readonly text: Words;
  readonly required: boolean;
  /** Of `single` and `multiple`. */
  readonly choices: readonly BuiltChoice[];
  /** Whether someone may write an answer of their own beside the choices. */
  readonly other: boolean;
  /** Where all answer alike, the results say no more than that most did. */
  readonly sensitive: boolean;
  /** What 1 and 10 of a scale mean. */
  readonly low: Words;
  readonly high: Words;
  /** Null where everyone is asked. */
  readonly showIf: Condition | null;
};

/** A heading above the questions that follow it; one at the least. */
export type BuiltSection = { readonly id: string; readonly kind: 'section'; readonly text: Words };

/** What a questionnaire is made of, in the order in which it is read. */
export type BuiltItem = BuiltQuestion | BuiltSection;
export type Built = readonly BuiltItem[];

const noWords: Words = { en: '', zh: '' };

export const isQuestion = (item: BuiltItem): item is BuiltQuestion => item.kind !== 'section';

export function questionsOf(built: Built): BuiltQuestion[] {
  return built.filter(isQuestion);
}

/** Whether answers are among choices of the question. */
export const hasChoices = (kind: BuiltItem['kind']): boolean => kind === 'single' || kind === 'multiple';

/** A question without words; those with choices begin with two. */
export function newQuestion(kind: Kind, newId: () => string): BuiltQuestion {
  return {
    id: newId(),
    kind,
    text: noWords,
    required: false,
    choices: hasChoices(kind) ? [newChoice(newId), newChoice(newId)] : [],
    other: false,
    sensitive: false,
    low: noWords,
    high: noWords,
    showIf: null,
  };
}

export function newChoice(newId: () => string): BuiltChoice {
  return { id: newId(), text: noWords };
}

export function newSection(newId: () => string): BuiltSection {
  return { id: newId(), kind: 'section', text: noWords };
}

/** With an item after the one that is named, or at the end. */
export function insert(built: Built, item: BuiltItem, afterId?: string): Built {
  const at = built.findIndex(({ id }) => id === afterId);
  return built.toSpliced(at < 0 ? built.length : at + 1, 0, item);
}

/** With a copy below the original, asked under the same condition; its choices are new ones. */
export function duplicate(built: Built, id: string, newId: () => string): Built {
  const original = built.find((item) => item.id === id);
  if (!original) return built;
  const copy = isQuestion(original)
    ? {
        ...original,
        id: newId(),
        choices: original.choices.map((choice) => ({ ...choice, id: newId() })),
      }
    : { ...original, id: newId() };
  return insert(built, copy, id);
}

/** One place up or down; at either end nothing changes. */
export function move(built: Built, id: string, step: 1 | -1): Built {
  const at = built.findIndex((item) => item.id === id);
  const item = built[at];
  if (!item || !built[at + step]) return built;
  return built.toSpliced(at, 1).toSpliced(at + step, 0, item);
}

/** Without an item. What was asked because of its answers is asked always. */
export function remove(built: Built, id: string): Built {
  return built
    .filter((item) => item.id !== id)
    .map((item) => (isQuestion(item) && item.showIf?.questionId === id ? { ...item, showIf: null } : item));
}

/** Changes one question, and the conditions that named a choice which is gone. */
export function change(built: Built, id: string, part: Partial<BuiltQuestion>): Built {
  return built.map((item) => {
    if (!isQuestion(item)) return item;
    if (item.id === id) return { ...item, ...part };
    const { showIf } = item;
    if (!part.choices || showIf?.questionId !== id || !showIf.choiceIds) return item;
    const left = showIf.choiceIds.filter((choiceId) =>
      part.choices?.some((choice) => choice.id === choiceId),
    );
    return { ...item, showIf: left.length > 0 ? { questionId: id, choiceIds: left } : null };
  });
}

/** How many questions are asked because of an answer to this one. */
export function dependentsOf(built: Built, id: string): number {
  return questionsOf(built).filter(({ showIf }) => showIf?.questionId === id).length;
}

/** What a question may depend on: it is asked earlier, so that conditions never go in a circle. */
export function conditionSources(built: Built, id: string): BuiltQuestion[] {
  const at = built.findIndex((item) => item.id === id);
  return questionsOf(built.slice(0, Math.max(0, at))).filter(
    ({ kind }) => hasChoices(kind) || kind === 'scale',
  );
}
