import { type Calendar, dayAt } from '@garden/calendar';
import { type Footprint, oneLine } from '@garden/contract';
import { type Reader, worthSeen } from '../../diary/policy.ts';
import { lineOf } from '../rules.ts';
import type { FirstQuestion, Outgrown, Reached } from './marks.store.ts';
import type { EntryRow, Nth } from './store.ts';

const mark = (
  kind: Footprint['kind'],
  { id, day, text }: { readonly id: string; readonly day: string; readonly text: string },
): Footprint => ({ kind, id, day, text: oneLine(text), count: null, grade: null, mood: null });

/** A diary on its writer’s timeline. */
export function presentEntry({ id, day, mood, score, ...begun }: EntryRow, reader: Reader): Footprint {
  const { score: worth } = worthSeen(reader.userId, score, reader);
  return { ...mark('entry', { id, day, text: lineOf(begun) }), mood, grade: worth?.grade ?? null };
}

export type Marks = {
  readonly nth: readonly Nth[];
  readonly goals: readonly Reached[];
  readonly outgrown: readonly Outgrown[];
  readonly asked: FirstQuestion | null;
  readonly answered: FirstQuestion | null;
  readonly solved: Reached | null;
};

/** First times, milestones and what was reached, each with its day by its owner’s calendar. */
export function presentMarks({ nth, goals, outgrown, asked, answered, solved }: Marks, calendar: Calendar) {
  const dated = ({ id, text, at }: Reached) => (at ? [{ id, text, day: dayAt(at, calendar) }] : []);
  const first = goals.at(-1);
  const all: Footprint[] = [
    ...nth.map(({ id, day, nth: count, ...begun }) => {
      const text = lineOf(begun);
      return count === 1
        ? mark('firstDiary', { id, day, text })
        : { ...mark('milestone', { id, day, text }), count };
    }),
    ...goals.flatMap(dated).map((goal) => mark(goal.id === first?.id ? 'firstGoal' : 'goal', goal)),
    ...outgrown.flatMap(({ day, ...mistake }) =>
      day === null ? [] : [mark('outgrown', { ...mistake, day })],
    ),
    ...(asked ? [mark('firstQuestion', asked)] : []),
    ...(answered ? [mark('firstAnswer', answered)] : []),
    ...(solved ? dated(solved).map((question) => mark('firstSolved', question)) : []),
  ];
  return all;
}
