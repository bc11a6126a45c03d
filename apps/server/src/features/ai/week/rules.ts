import type { Theme } from '@garden/analysis';
import { addDays, type DiaryDay, startOfWeek } from '@garden/calendar';
import type { TeamAnalysisView } from '@garden/contract';
import type { TeamWeek } from '../../../platform/analysis/analysis.ts';
import { refOf } from '../../life/news/rules.ts';
import { oneOfEach } from '../../life/summary/rules.ts';
import type { NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { countDays } from '../../team/settings/rules.ts';

/** What these numbers of a morning are called. */
export const TEAM_WEEK = 'team-week';

/** Fewer people than these have nothing told of them together. */
export const LEAST_PEOPLE = 5;

/** As many people as a theme needs, and as must write of too much to do before anyone is told. */
export const LEAST_OF_THEME = 3;

/** As many sentences as are kept of a theme. */
const MOST_KEPT = 12;

type Sentence = { readonly diaryId: string; readonly ref: string };
export type KeptTheme = { readonly phrase: string; readonly sentences: readonly Sentence[] };

/** What is kept of a week: where its sentences stand, and none of their words but the phrases of themes. */
export type KeptWeek = {
  readonly to: DiaryDay;
  /** Null where they were fewer than five. */
  readonly people: number | null;
  readonly themes: readonly KeptTheme[];
  readonly blockers: readonly KeptTheme[];
  readonly load: TeamAnalysisView['load'];
  readonly diaryIds: readonly string[];
};

export type Days = { readonly from: DiaryDay; readonly to: DiaryDay };

const NO_PUBLIC_DAYS = { free: new Map(), worked: new Set<never>() };

/** The last whole weeks that are over on the morning of a team. */
export function weeksBefore(
  { day, ...team }: Pick<NumbersDue, 'day' | 'timezone' | 'calendar'>,
  weeks: number,
): Days {
  const { calendar } = countDays(team, NO_PUBLIC_DAYS);
  const begun = startOfWeek(day, calendar);
  return { from: addDays(begun, -7 * weeks), to: addDays(begun, -1) };
}

/** Whether any of these days were told of a team before: so no two times overlap, though its week begins another day now. */
export const isTold = (
  kept: readonly TakenNumbers[],
  { teamId }: Pick<NumbersDue, 'teamId'>,
  { from }: Days,
): boolean =>
  kept.some(
    ({ teamId: of, part, numbers }) =>
      of === teamId && part !== '' && 'to' in numbers && String(numbers.to) >= from,
  );

/** What is kept of a week that too few wrote in. */
export const keepNothing = (to: DiaryDay): KeptWeek => ({
  to,
  people: null,
  themes: [],
  blockers: [],
  load: null,
  diaryIds: [],
});

/** What is kept of a week that five people or more have written in. */
export function keepWeek(to: DiaryDay, people: number, { themes, blockers, loaded }: TeamWeek): KeptWeek {
  const keep = (found: readonly Theme[]) => found.filter((theme) => !isName(theme)).map(keepTheme);
  const kept = { themes: keep(themes), blockers: keep(blockers) };
  const sentences = [...kept.themes, ...kept.blockers].flatMap((theme) => theme.sentences);
  return {
    to,
    people,
    ...kept,
    load: loadOf(loaded, people),
    diaryIds: [...new Set(sentences.map(({ diaryId }) => diaryId))],
  };
}

const NAMED_IN_CHINESE =
  /^[老小阿]\p{Script=Han}{1,2}$|^\p{Script=Han}{1,3}(?:[姐哥总叔婶]|师傅|老师|先生|女士|太太)$/u;

/**
 * Whether a phrase reads like a name: that of a member in another script, of someone outside the team, or of a place. What a
 * team has in common tells of no one person, so that it does without names.
 */
export function isName({ phrase, citations }: Pick<Theme, 'phrase' | 'citations'>): boolean {
  if (NAMED_IN_CHINESE.test(phrase)) return true;
  const wanted = phrase.toLowerCase();
  const written = citations.flatMap(({ shown }) => {
    const at = shown.toLowerCase().indexOf(wanted);
    // The first word of a sentence begins with a capital whatever it is.
    return at < 0 || (at === 0 && !phrase.includes(' ')) ? [] : [shown.slice(at, at + wanted.length)];
  });
  const named = written.filter((words) => words.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)));
  return named.length > 0 && named.length * 2 >= written.length;
}

const keepTheme = ({ phrase, citations }: Theme): KeptTheme => ({
  phrase,
  sentences: oneOfEach(citations, MOST_KEPT).map((sentence) => ({
    diaryId: sentence.sourceId,
    ref: refOf(sentence),
  })),
});

/** How many it is in words: a number would tell of the one who makes the difference. */
export function loadOf(loaded: number, people: number): NonNullable<TeamAnalysisView['load']> {
  if (loaded < LEAST_OF_THEME) return 'few';
  return loaded * 2 > people ? 'most' : 'some';
}
