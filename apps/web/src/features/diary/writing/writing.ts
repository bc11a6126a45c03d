import type { DiaryView, DraftView } from '@garden/contract';
import type { DraftContent } from '../../../lib/drafts.ts';

/** A day's text while it is written. */
export type Writing = {
  readonly title: string | null;
  /** Markdown. */
  readonly summary: string;
  /** Markdown. */
  readonly learnings: string;
  readonly nextTasks: readonly string[];
  /** The teams that read it; empty is private, null is all of mine. */
  readonly teamIds: readonly string[] | null;
  readonly expression: string | null;
};

/** The most tasks one day takes on (seed, section 5). */
export const MAX_TASKS = 5;

export const emptyWriting: Writing = {
  title: null,
  summary: '',
  learnings: '',
  nextTasks: [],
  teamIds: null,
  expression: null,
};

/** The text of what the server keeps, draft or diary. */
export function writingOf({ title, sections, teamIds, expression }: DraftView | DiaryView): Writing {
  return { title, ...sections, nextTasks: unique(sections.nextTasks), teamIds, expression };
}

/** The text of what this browser keeps. */
export function writingOfContent({ title, sections, teamIds, expression }: DraftContent): Writing {
  return {
    title: title ?? null,
    summary: sections.summary,
    learnings: sections.learnings ?? '',
    nextTasks: unique(sections.nextTasks ?? []),
    teamIds: teamIds ?? null,
    expression: expression ?? null,
  };
}

/** The text as the API takes it: a title or an audience that nobody chose stays out. */
export function contentOf({ title, teamIds, expression, ...sections }: Writing): DraftContent {
  return {
    ...(title !== null && { title }),
    sections: { ...sections, nextTasks: [...sections.nextTasks] },
    ...(teamIds !== null && { teamIds: [...teamIds] }),
    expression,
  };
}

/** Whether two texts are one to the server, which trims and normalises what it takes. */
export function sameWriting(a: Writing, b: Writing): boolean {
  const comparable = ({ title, summary, learnings, nextTasks, teamIds, expression }: Writing) =>
    JSON.stringify([
      title,
      tidy(summary),
      tidy(learnings),
      nextTasks.map(tidy),
      teamIds?.toSorted() ?? null,
      expression,
    ]);
  return comparable(a) === comparable(b);
}

/** Whether nobody has written anything yet. */
export function isEmptyWriting({ summary, learnings, nextTasks }: Writing): boolean {
  return tidy(summary) === '' && tidy(learnings) === '' && nextTasks.length === 0;
}

/**
 * Both texts in one, nothing twice: mine first, then the other's below.
 * Tasks beyond the fifth go to the end of the summary, since nothing may be lost.
 */
export function joinWritings(mine: Writing, other: Writing): Writing {
  const tasks = unique([...mine.nextTasks, ...other.nextTasks]);
  const rest = tasks.slice(MAX_TASKS).map((task) => `- ${task}`);
  return {
    title: mine.title ?? other.title,
    summary: joinTexts(joinTexts(mine.summary, other.summary), rest.join('\n')),
    learnings: joinTexts(mine.learnings, other.learnings),
    nextTasks: tasks.slice(0, MAX_TASKS),
    teamIds: mine.teamIds,
    expression: mine.expression ?? other.expression,
  };
}

/** The summary with one more line at its end, as an item of a list. */
export function withLine(summary: string, line: string): string {
  const text = summary.trimEnd();
  return text === '' ? `- ${line}` : `${text}\n- ${line}`;
}

function joinTexts(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()];
  if (a.includes(b)) return first;
  if (b.includes(a)) return second;
  return `${a}\n\n${b}`;
}

function tidy(text: string): string {
  return text.trim().normalize('NFC');
}

/** A task is its own name in the list. */
function unique(tasks: readonly string[]): string[] {
  return [...new Set(tasks)];
}
