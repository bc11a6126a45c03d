import {
  CATCH_UP_DAYS,
  type Calendar,
  canWrite,
  type DiaryDay,
  dayAt,
  daysBetween,
  parseDiaryDay,
} from '@garden/calendar';
import {
  beginningOf,
  isPrivateLine,
  oneLine,
  partsOf,
  type ReadonlySections,
  sharedSections,
  shownText,
  textsOf,
  visibleLength,
} from '@garden/contract';
import { refuseField } from '../../http/refusal.ts';

/** The kind of object that a diary is. */
export const DIARY = 'diary';

/**
 * The day of a request, when its author may write it today.
 * @throws Refusal `dayInFuture` or `dayTooOld` at the field `day`.
 */
export function openDay(text: string, today: DiaryDay): DiaryDay {
  const day = notAhead(text, today);
  if (!canWrite(day, today)) throw refuseField('day', 'dayTooOld', { days: CATCH_UP_DAYS });
  return day;
}

/**
 * The day of a request, when it has begun for its author.
 * @throws Refusal `dayInFuture` at the field `day`.
 */
export function notAhead(text: string, today: DiaryDay): DiaryDay {
  const day = parseDiaryDay(text);
  if (day > today) throw refuseField('day', 'dayInFuture', { days: CATCH_UP_DAYS });
  return day;
}

/**
 * Whether an entry was published while its day was open. One that came later was brought in from elsewhere: it is there
 * to be read, and tells nothing of how regularly someone wrote.
 */
export function cameInTime(
  { day, publishedAt }: { readonly day: string; readonly publishedAt: Date },
  calendar: Calendar,
): boolean {
  return daysBetween(parseDiaryDay(day), dayAt(publishedAt, calendar)) <= CATCH_UP_DAYS;
}

/** Visible characters of all that others may read: a number that they see, too. */
export function lengthOf(sections: ReadonlySections): number {
  return textsOf(sharedSections(sections)).reduce((sum, text) => sum + visibleLength(text), 0);
}

/** What someone wrote for a day, audience apart. */
export type Text = {
  readonly title: string | null;
  readonly sections: ReadonlySections;
  readonly expression: string | null;
  readonly images: readonly { readonly file: string; readonly alt: string }[];
};

/** Whether two writings say the same. */
export function isSameText(a: Text, b: Text): boolean {
  return (
    a.title === b.title &&
    a.expression === b.expression &&
    isSameList(a.images.map(toNamed), b.images.map(toNamed)) &&
    JSON.stringify(partsOf(a.sections)) === JSON.stringify(partsOf(b.sections))
  );
}

/**
 * Whether readers see the same of two writings. What is the author's alone must leave no trace: no one is to learn that
 * there is a private line, or that a mistake was written down.
 */
export function isSeenAlike(a: AskedText, b: AskedText): boolean {
  const [before, after] = [seenOf(a), seenOf(b)];
  const questionsOf = ({ sections, asked }: AskedText) =>
    asked
      .filter(({ id }) => [...sections.answers, ...sections.topics].some((answer) => answer.id === id))
      .map(({ id, text }) => `${id} ${text}`);
  return isSameText(before, after) && isSameList(questionsOf(before), questionsOf(after));
}

type AskedText = Text & { readonly asked: readonly { readonly id: string; readonly text: string }[] };

function seenOf(text: AskedText): AskedText {
  const { title, sections } = text;
  const isOwn = title !== null && isPrivateLine(title);
  return { ...text, title: isOwn ? null : title, sections: sharedSections(sections) };
}

const toNamed = ({ file, alt }: Text['images'][number]) => `${file} ${alt}`;

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** Whether two audiences are the same people, in whatever order their teams are named. */
export function isSameAudience(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.every((teamId) => b.includes(teamId)) && b.every((teamId) => a.includes(teamId));
}

const EXCERPT = 120;

/** The first words of a summary, on one line. */
export function excerptOf(summary: string): string {
  return beginningOf(oneLine(shownText(summary)), EXCERPT);
}
