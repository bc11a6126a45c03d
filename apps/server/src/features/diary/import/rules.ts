import type { ReadonlySections } from '@garden/contract';
import { createI18n, type Locale } from '@garden/i18n';
import { answersByHeading, escapeHeadings, headings, type Section, sectionOrder } from './headings.rules.ts';

/** A diary as it is written down. */
export type WrittenDiary = {
  readonly day: string;
  readonly title: string | null;
  readonly sections: ReadonlySections;
  readonly asked: readonly { readonly id: string; readonly text: string }[];
  readonly expression: string | null;
  readonly images: readonly { readonly file: string; readonly alt: string }[];
  readonly teamIds: readonly string[];
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly late: boolean;
  readonly version: number;
};

const toList = (items: readonly string[]) =>
  items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');

/**
 * A diary as people read it, with its facts as YAML in front; what was written stands in it as it was written, but for
 * a line that would read as a heading of this file, which gets a `\` in front. `readMarkdown` reads it back, whole.
 * @param teams names of one's teams by their ids
 */
export function toMarkdown(diary: WrittenDiary, teams: ReadonlyMap<string, string>, locale: Locale): string {
  const { title, sections, expression } = diary;
  const answers = answersByHeading(diary, locale);
  const sharedMistakes = sections.mistakes.flatMap(({ shared }, index) => (shared ? [index + 1] : []));
  const facts = {
    day: diary.day,
    title,
    expression,
    teams: diary.teamIds.map((id) => teams.get(id) ?? id),
    published: diary.publishedAt,
    changed: diary.updatedAt,
    late: diary.late,
    version: diary.version,
    images: diary.images.map(({ file, alt }) => ({ file: `images/${file}`, alt })),
    ...(sharedMistakes.length > 0 && { sharedMistakes }),
    ...(answers.length > 0 && { asked: answers.map(({ text: _, ...question }) => question) }),
  };
  const own = answers.map(({ heading }) => heading);
  const written: Readonly<Record<Section, string>> = {
    summary: escapeHeadings(sections.summary, own),
    learnings: escapeHeadings(sections.learnings, own),
    mistakes: toList(sections.mistakes.map(({ text }) => text)),
    unclear: toList(sections.unclear),
    customerGood: toList(sections.customerGood),
    weeklyTop: toList(sections.weeklyTop),
    insight: escapeHeadings(sections.insight, own),
    nextTasks: toList(sections.nextTasks),
  };
  const i18n = createI18n(locale);
  const parts = [
    `---\n${Object.entries(facts).map(toYaml).join('')}---`,
    ...sectionOrder
      .filter((section) => written[section] !== '')
      .map((section) => `## ${i18n._(headings[section])}\n\n${written[section]}`),
    ...answers.map(({ heading, text }) => `## ${heading}\n\n${escapeHeadings(text, own)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Every JSON value is one of YAML, too, once it has none of the characters that YAML takes for line ends or refuses. */
function toYaml([name, value]: [string, unknown]): string {
  const json = JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${name}: ${json}\n`;
}
