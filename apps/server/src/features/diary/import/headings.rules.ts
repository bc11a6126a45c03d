import type { ReadonlySections } from '@garden/contract';
import { createI18n, type Locale, locales } from '@garden/i18n';

/** What stands above the sections of a diary in a Markdown file. */
export const headings = {
  summary: /*i18n*/ 'Work summary',
  learnings: /*i18n*/ 'Learnings',
  mistakes: /*i18n*/ 'Small mistakes',
  unclear: /*i18n*/ 'Strange or unclear things',
  customerGood: /*i18n*/ 'Customer-good things',
  weeklyTop: /*i18n*/ 'Weekly top-5 progress',
  insight: /*i18n*/ 'Leadership insight',
  nextTasks: /*i18n*/ 'Important tasks of the next working day',
} as const;

export type Section = keyof typeof headings;

/** The sections in the order in which they are read. */
export const sectionOrder: readonly Section[] = [
  'summary',
  'learnings',
  'mistakes',
  'unclear',
  'customerGood',
  'weeklyTop',
  'insight',
  'nextTasks',
];

/** An answer with the line it stands under. */
export type HeadedAnswer = {
  readonly id: string;
  readonly in: 'answers' | 'topics';
  readonly heading: string;
  readonly text: string;
};

const unnamed = { answers: /*i18n*/ 'Daily questions', topics: /*i18n*/ 'Topics' } as const;

/** What stood above a section in files of earlier releases. */
const formerHeadings: readonly (readonly [string, Section])[] = [
  ['客户好事', 'customerGood'],
  ['每周五大进展', 'weeklyTop'],
];

/** Sections by their headings, in every language of the product. */
const known: ReadonlyMap<string, Section> = new Map([
  ...formerHeadings,
  ...locales.flatMap((locale) => {
    const i18n = createI18n(locale);
    return sectionOrder.map((section) => [i18n._(headings[section]), section] as const);
  }),
]);

/** The section that a heading names, in any language of the product. */
export function sectionNamed(heading: string): Section | undefined {
  return known.get(heading.trim());
}

type Answered = {
  readonly sections: Pick<ReadonlySections, 'answers' | 'topics'>;
  readonly asked: readonly { readonly id: string; readonly text: string }[];
};

/** The answers of a diary, each under a heading of its own: how it was asked, where that is known. */
export function answersByHeading({ sections, asked }: Answered, locale: Locale): HeadedAnswer[] {
  const i18n = createI18n(locale);
  const questions = new Map(asked.map(({ id, text }) => [id, text.replace(/\s+/g, ' ').trim()]));
  const taken = new Set(known.keys());
  return (['answers', 'topics'] as const).flatMap((place) =>
    sections[place]
      .filter(({ text }) => text !== '')
      .map(({ id, text }) => {
        const heading = freeHeading(questions.get(id) || i18n._(unnamed[place]), taken);
        taken.add(heading);
        return { id, in: place, heading, text };
      }),
  );
}

function freeHeading(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 2, heading = wanted; ; number += 1) {
    if (!taken.has(heading)) return heading;
    heading = `${wanted} (${number})`;
  }
}

/** A line that is a heading, or one with backslashes before it. */
const HEADING = /^(\\*)## (.+)$/;

/**
 * What a line says as a heading of a file.
 * @param own headings of the file's answers
 * @returns the heading with the backslashes before it; undefined for a line of the text
 */
export function readHeading(line: string, own: readonly string[]) {
  const [, escapes = '', heading = ''] = HEADING.exec(line) ?? [];
  return known.has(heading.trim()) || own.includes(heading) ? { escapes, heading } : undefined;
}

/** A text without lines that read as a heading of its file. */
export function escapeHeadings(text: string, own: readonly string[]): string {
  return eachLine(text, (line) => (readHeading(line, own) ? `\\${line}` : line));
}

/** The text as it was before `escapeHeadings`. */
export function unescapeHeadings(text: string, own: readonly string[]): string {
  return eachLine(text, (line) => (readHeading(line, own)?.escapes ? line.slice(1) : line));
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}
