import { blockersIn, questionsIn, thanksIn, themesOf } from '../index.ts';
import type { TeamDay } from './team-days.ts';

/** How much of what was found is right, and how much of what is there was found; between 0 and 1. */
export type Figures = { readonly precision: number; readonly recall: number; readonly of: number };

export type Count = { hits: number; wrong: number; missed: number };

export type Kind = 'themes' | 'blockers' | 'thanks' | 'questions';

/** What the analysis finds in team days, beside what their marks say. */
export function figuresOf(days: readonly TeamDay[]): Record<Kind, Figures> {
  return {
    themes: measure(days, countThemes),
    blockers: measure(days, (day) =>
      compare(
        blockersIn(day.texts).map(({ shown }) => shown),
        marked(day, 'blocker'),
      ),
    ),
    thanks: measure(days, ({ texts, members, marked: sentences }) =>
      compare(
        thanksIn(texts, members).map(
          ({ fromId, toId, citation }) => `${fromId} → ${toId}: ${citation.shown}`,
        ),
        sentences
          .filter(({ thanked }) => thanked)
          .map(({ by, thanked, text }) => `${by} → ${thanked}: ${text}`),
      ),
    ),
    questions: measure(days, (day) =>
      compare(
        questionsIn(day.texts).map(({ shown }) => shown),
        marked(day, 'question'),
      ),
    ),
  };
}

const marked = ({ marked: sentences }: TeamDay, mark: 'blocker' | 'question'): string[] =>
  sentences.filter(({ marks }) => marks.includes(mark)).map(({ text }) => text);

/** A theme is found by any of its words, or by words that hold one of them. */
function countThemes({ texts, members, themes }: TeamDay): Count {
  const found = themesOf(
    texts,
    members.map(({ name }) => name),
  ).map(({ phrase }) => phrase);
  const isOf = (phrase: string, words: readonly string[]) =>
    words.some((word) => word.includes(phrase) || phrase.includes(word));
  return {
    hits: found.filter((phrase) => themes.some((words) => isOf(phrase, words))).length,
    wrong: found.filter((phrase) => !themes.some((words) => isOf(phrase, words))).length,
    missed: themes.filter((words) => !found.some((phrase) => isOf(phrase, words))).length,
  };
}

export function compare(found: readonly string[], wanted: readonly string[]): Count {
  return {
    hits: found.filter((each) => wanted.includes(each)).length,
    wrong: found.filter((each) => !wanted.includes(each)).length,
    missed: wanted.filter((each) => !found.includes(each)).length,
  };
}

export function measure<Case>(cases: readonly Case[], count: (each: Case) => Count): Figures {
  const sum = { hits: 0, wrong: 0, missed: 0 };
  for (const each of cases) {
    const { hits, wrong, missed } = count(each);
    sum.hits += hits;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  const of = sum.hits + sum.missed;
  return { precision: sum.hits / Math.max(1, sum.hits + sum.wrong), recall: sum.hits / Math.max(1, of), of };
}
