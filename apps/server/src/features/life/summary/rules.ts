import { createHash } from 'node:crypto';
import type { CitedText } from '@garden/analysis';
import {
  addDays,
  type Calendar,
  type DiaryDay,
  dayAt,
  dayRange,
  isWorkingDay,
  parseDiaryDay,
  startOfWeek,
} from '@garden/calendar';
import type { CitationView, Sections, TeamSummaryView } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { maskWords } from '../../team/words/rules.ts';

/** Fewer writers than these, and a summary tells nothing but how many wrote. */
export const LEAST_WRITERS = 5;
/** As far back as a working day is looked for. */
const LONGEST_BREAK = 30;

type Asked = { readonly id: string; readonly teamId: string };

/** An entry as the people of one team read it: answers are there for those whose team asked. Mistakes are no part of it. */
export function entryFor(
  { sections, asked }: { readonly sections: StoredEntry; readonly asked: readonly Asked[] },
  teamId: string,
): StoredEntry {
  const isTheirs = ({ id }: { readonly id: string }) =>
    asked.some((question) => question.id === id && question.teamId === teamId);
  return {
    ...sections,
    mistakes: [],
    answers: sections.answers.filter(isTheirs),
    topics: sections.topics.filter(isTheirs),
  };
}

type StoredEntry = { readonly [Name in keyof Sections]: Readonly<Sections[Name]> };

/** What a summary is of: its first and last day, and those of its days that are worked. */
export type Stretch = {
  readonly from: DiaryDay;
  readonly to: DiaryDay;
  readonly worked: readonly DiaryDay[];
};

/**
 * The finished days that a summary is of: of one day, or of its week as far as that is over. Numbers of a day that goes on
 * would tell of the one who writes next.
 * @param day unless told, the last working day
 * @throws Refusal `dayNotOver` at the field `day`
 */
export function stretchOf(
  period: TeamSummaryView['period'],
  day: string | undefined,
  now: Date,
  calendar: Calendar,
): Stretch {
  const today = dayAt(now, calendar);
  const chosen = day === undefined ? lastWorkingDay(today, calendar) : parseDiaryDay(day);
  if (chosen >= today) throw refuseField('day', 'dayNotOver');
  const first = startOfWeek(chosen, calendar);
  const days =
    period === 'day' ? [chosen] : dayRange(first, addDays(first, 6)).filter((each) => each < today);
  const [from = chosen, to = from] = [days[0], days.at(-1)];
  return { from, to, worked: days.filter((each) => isWorkingDay(each, calendar)) };
}

/** The last working day before a day; where there is none for long, the day before it. */
export function lastWorkingDay(today: DiaryDay, calendar: Calendar): DiaryDay {
  for (let back = 1; back <= LONGEST_BREAK; back += 1) {
    const day = addDays(today, -back);
    if (isWorkingDay(day, calendar)) return day;
  }
  return addDays(today, -1);
}

/** What a sentence is known by as long as it reads the same. */
export const refOfSentence = (kind: 'blocker' | 'thanks', { sourceId, text }: CitedText): string =>
  hash([kind, sourceId, text]);

export const refOfTheme = (key: string): string => hash(['theme', key]);

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** What a summary is shown with. */
export type Showing = {
  readonly readerId: string;
  readonly diaries: ReadonlyMap<string, ShownDiary>;
};

type ShownDiary = {
  readonly id: string;
  readonly day: string;
  readonly author: Parameters<typeof presentPerson>[0];
  /** Sensitive words of its teams. */
  readonly words: readonly string[];
};

/** A sentence as this reader sees it, with its diary; nothing where that is not among those they read. */
export function presentCitation(
  { sourceId, shown }: Pick<CitedText, 'sourceId' | 'shown'>,
  { readerId, diaries }: Showing,
): CitationView[] {
  const diary = diaries.get(sourceId);
  if (!diary) return [];
  const { id: diaryId, day, author, words } = diary;
  return [
    {
      diaryId,
      day,
      author: presentPerson(author),
      text: author.id === readerId ? shown : maskWords(shown, words),
    },
  ];
}

/** Sentences of different people, one of each, in their order. */
export function oneOfEach(citations: readonly CitedText[], most: number): CitedText[] {
  const seen = new Set<string>();
  return citations.filter(({ authorId }) => !seen.has(authorId) && seen.add(authorId)).slice(0, most);
}

/** Whether a phrase holds a sensitive word of those who use it: asterisks are no theme. */
export function isSensitive(phrase: string, citations: readonly CitedText[], { diaries }: Showing): boolean {
  const lists = new Set(citations.flatMap(({ sourceId }) => diaries.get(sourceId)?.words ?? []));
  return lists.size > 0 && maskWords(phrase, [...lists]) !== phrase;
}
