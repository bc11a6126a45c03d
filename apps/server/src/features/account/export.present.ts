import { createI18n, type Locale } from '@garden/i18n';
import type { listOwnIdentities, readOwnDiaries } from './export.store.ts';
import type { UserRow } from './store.ts';

type Rows<Read extends (...args: never[]) => AsyncGenerator> =
  ReturnType<Read> extends AsyncGenerator<infer Row> ? Row : never;
export type OwnDiary = Rows<typeof readOwnDiaries>;

/** Names of one's teams by their ids. */
export type TeamNames = ReadonlyMap<string, string>;

/** A value as a file of its own. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Oneself, the password apart. */
export function presentProfile(
  user: UserRow,
  signInProviders: Awaited<ReturnType<typeof listOwnIdentities>>,
  picture: string | null,
) {
  const { id, name, email, code, locale, timezone, createdAt } = user;
  return { id, name, email, code, locale, timezone, createdAt, picture, signInProviders };
}

/** A diary with all that is kept of it. */
export function presentOwnDiary(diary: OwnDiary, teams: TeamNames) {
  const { authorId: _, teamIds, deletedAt, earlier, length: __, ...kept } = diary;
  return {
    ...kept,
    teams: teamIds.map((id) => ({ id, name: teams.get(id) ?? null })),
    hiddenAt: deletedAt,
    earlierVersions: earlier.map(({ diaryId: ___, ...version }) => version),
  };
}

/** Where the Markdown of a day stands in the archive. */
export function markdownPath(day: string): string {
  return `diaries/${day.slice(0, 4)}/${day}.md`;
}

const headings = {
  summary: /*i18n*/ 'Work summary',
  learnings: /*i18n*/ 'Learnings',
  mistakes: /*i18n*/ 'Small mistakes',
  unclear: /*i18n*/ 'Strange or unclear things',
  customerGood: /*i18n*/ 'Customer-good things',
  weeklyTop: /*i18n*/ 'Weekly top-5 progress',
  insight: /*i18n*/ 'Leadership insight',
  nextTasks: /*i18n*/ 'Important tasks of the next working day',
} as const;

/** The sections in the order in which they are read. */
const order = Object.keys(headings) as (keyof typeof headings)[];

const toList = (items: readonly string[]) =>
  items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');

/** A diary as people read it, with its facts as YAML in front; what was written stands in it as it was written. */
export function toMarkdown(diary: OwnDiary, teams: TeamNames, locale: Locale): string {
  const { title, sections, expression } = diary;
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
  };
  const written = {
    summary: sections.summary,
    learnings: sections.learnings,
    mistakes: toList(sections.mistakes.map(({ text }) => text)),
    unclear: toList(sections.unclear),
    customerGood: toList(sections.customerGood),
    weeklyTop: toList(sections.weeklyTop),
    insight: sections.insight,
    nextTasks: toList(sections.nextTasks),
  };
  const answers = new Map([...sections.answers, ...sections.topics].map(({ id, text }) => [id, text]));
  const i18n = createI18n(locale);
  const parts = [
    `---\n${Object.entries(facts).map(toYaml).join('')}---`,
    ...order
      .filter((section) => written[section] !== '')
      .map((section) => `## ${i18n._(headings[section])}\n\n${written[section]}`),
    ...diary.asked.map(({ id, text }) => `## ${text}\n\n${answers.get(id) ?? ''}`),
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
