import { isBlank, type MeetingMinutes } from '@garden/contract';
import type { MinutesSection } from './section-items.ts';

/** One sentence as it is edited; `key` tells it apart while its text changes. */
export type TypedItem = {
  readonly key: string;
  readonly text: string;
  readonly lines: readonly number[];
};
export type TypedAction = TypedItem & {
  /** Of one that is there already. */
  readonly id: string | undefined;
  readonly owner: string;
  readonly due: string;
};
export type TypedMinutes = {
  readonly summary: readonly TypedItem[];
  readonly decisions: readonly TypedItem[];
  readonly actions: readonly TypedAction[];
  readonly questions: readonly TypedItem[];
  readonly sections: readonly (Pick<MinutesSection, 'heading' | 'title'> & {
    readonly items: readonly TypedItem[];
  })[];
};

export const newItem = (): TypedItem => ({ key: crypto.randomUUID(), text: '', lines: [] });
export const newAction = (): TypedAction => ({ ...newItem(), id: undefined, owner: '', due: '' });

/** Minutes as their form has them. */
export function typedOf({ summary, decisions, actions, questions, sections }: MeetingMinutes): TypedMinutes {
  const item = ({ text, lines }: MeetingMinutes['summary'][number]): TypedItem => ({
    ...newItem(),
    text,
    lines,
  });
  return {
    summary: summary.map(item),
    decisions: decisions.map(item),
    questions: questions.map(item),
    sections: sections.map(({ items, ...heading }) => ({ ...heading, items: items.map(item) })),
    actions: actions.map(({ id, owner, due, ...said }) => ({ ...item(said), id, owner, due: due ?? '' })),
  };
}

/** What the form sends: an emptied sentence is deleted. */
export function writtenOf({ summary, decisions, actions, questions, sections }: TypedMinutes) {
  const written = (items: readonly TypedItem[]) => items.filter(({ text }) => !isBlank(text));
  const item = ({ text, lines }: TypedItem) => ({ text, lines: [...lines] });
  return {
    summary: written(summary).map(item),
    decisions: written(decisions).map(item),
    questions: written(questions).map(item),
    sections: sections.map(({ items, ...heading }) => ({ ...heading, items: written(items).map(item) })),
    actions: actions
      .filter(({ text }) => !isBlank(text))
      .map(({ id, owner, due, ...said }) => ({
        ...item(said),
        ...(id !== undefined && { id }),
        owner,
        due: due === '' ? null : due,
      })),
  };
}
