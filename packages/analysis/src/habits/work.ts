import type { CitedText } from '../sources.ts';
import { learnedIn } from '../summary.ts';
import { type Habit, habits, showing, speakingAgainst, wishesIn } from './habits.ts';

/** What someone can be good at, as far as their diaries show it. */
export type Strength = Habit | 'customers' | 'learning';

/** Something that sentences of several days show. */
export type Shown<Kind> = {
  readonly kind: Kind;
  readonly days: number;
  /** One sentence of a day, the latest days. */
  readonly citations: readonly CitedText[];
};

/** A habit with what speaks for it, and what against. */
export type Trait = Shown<Habit> & { readonly against: Omit<Shown<Habit>, 'kind'> };

/** Fewer days than these show nothing. */
const LEAST = { strength: 3, learning: 5, recent: 2, stop: 2, trait: 3 } as const;
const MOST = { strengths: 4, wishes: 3, citations: 3 } as const;

/** What several months show of someone's work: what they do well, mean to start, might stop, and go on with. */
export type Work = {
  readonly strengths: readonly Shown<Strength>[];
  readonly start: readonly CitedText[];
  readonly stop: readonly Shown<Habit>[];
  readonly goOn: readonly Shown<Strength>[];
};

/**
 * Nothing is said that fewer than three days show, nor of a habit that half as many days speak against.
 * @param texts of one person, the oldest first
 * @param recent the diaries of the last weeks: what they show as well is what someone goes on with
 */
export function workOf(texts: readonly CitedText[], recent: ReadonlySet<string>): Work {
  const strengths = strengthsOf(texts)
    .sort((a, b) => b.shown.days - a.shown.days)
    .slice(0, MOST.strengths);
  return {
    strengths: strengths.map(({ shown }) => shown),
    start: wishesIn(texts).slice(-MOST.wishes).toReversed(),
    stop: habits
      .map((habit) => shownBy(habit, speakingAgainst(texts, habit)))
      .filter(({ days }) => days >= LEAST.stop),
    goOn: strengths
      .map(({ shown, sentences }) =>
        shownBy(
          shown.kind,
          sentences.filter(({ sourceId }) => recent.has(sourceId)),
        ),
      )
      .filter(({ days }) => days >= LEAST.recent),
  };
}

type Candidate = { readonly shown: Shown<Strength>; readonly sentences: readonly CitedText[] };

function strengthsOf(texts: readonly CitedText[]): Candidate[] {
  const bySection = {
    customers: texts.filter(({ at }) => at.section === 'customerGood'),
    learning: learnedIn(texts),
  };
  const own = habits.map((habit) => ({
    kind: habit,
    sentences: showing(texts, habit),
    against: daysOf(speakingAgainst(texts, habit)),
    least: LEAST.strength as number,
  }));
  return [
    ...own,
    { kind: 'customers' as const, sentences: bySection.customers, against: 0, least: LEAST.strength },
    { kind: 'learning' as const, sentences: bySection.learning, against: 0, least: LEAST.learning },
  ]
    .map(({ kind, sentences, against, least }) => ({
      shown: shownBy(kind, sentences),
      sentences,
      against,
      least,
    }))
    .filter(({ shown: { days }, against, least }) => days >= least && against * 2 < days);
}

/** The habits that someone's words show on three days at least, each with what speaks against it. */
export const traitsOf = (texts: readonly CitedText[]): Trait[] =>
  habits
    .map((habit) => ({
      ...shownBy(habit, showing(texts, habit)),
      against: shownBy(habit, speakingAgainst(texts, habit)),
    }))
    .filter(({ days }) => days >= LEAST.trait)
    .map(({ against: { days, citations }, ...trait }) => ({ ...trait, against: { days, citations } }))
    .sort((a, b) => b.days - a.days);

function shownBy<Kind>(kind: Kind, sentences: readonly CitedText[]): Shown<Kind> {
  const ofDays = new Map(sentences.map((sentence) => [sentence.sourceId, sentence]));
  return { kind, days: ofDays.size, citations: [...ofDays.values()].slice(-MOST.citations).toReversed() };
}

const daysOf = (sentences: readonly CitedText[]): number =>
  new Set(sentences.map(({ sourceId }) => sourceId)).size;
