import type { DiaryView } from '@garden/contract';

/** What someone has marked a diary as. */
export type Mark = 'read' | 'unread';

/** Diaries as they are read one after another; what has come stays, whatever is unread on the server by now. */
export type Run = {
  readonly diaries: readonly DiaryView[];
  /** Which of them is shown. */
  readonly index: number;
  /** The place of the first one, counted from 1: where someone stopped, they go on counting. */
  readonly firstPlace: number;
  /** How many there are in all; where not all were counted, at least so many. */
  readonly total: number;
  readonly marks: ReadonlyMap<string, Mark>;
  /** The last one is behind. */
  readonly isThrough: boolean;
};

/** The diaries that have come so far, and what the first answer said of their number. */
export type Arrival = {
  readonly items: readonly DiaryView[];
  readonly left: number;
  readonly place: number | null;
};

export type Step =
  | ({ readonly kind: 'came' } & Arrival)
  /** `isLast`: no more are to come. */
  | { readonly kind: 'next'; readonly isLast: boolean }
  | { readonly kind: 'previous' }
  | { readonly kind: 'marked'; readonly id: string; readonly as: Mark };

export const noRun: Run = {
  diaries: [],
  index: 0,
  firstPlace: 1,
  total: 0,
  marks: new Map(),
  isThrough: false,
};

export function afterStep(run: Run, step: Step): Run {
  switch (step.kind) {
    case 'came':
      return afterArrival(run, step);
    case 'next':
      if (run.index < run.diaries.length - 1) return { ...run, index: run.index + 1 };
      return step.isLast ? { ...run, isThrough: true } : run;
    case 'previous':
      if (run.isThrough) return { ...run, isThrough: false };
      return { ...run, index: Math.max(0, run.index - 1) };
    case 'marked':
      return { ...run, marks: new Map(run.marks).set(step.id, step.as) };
  }
}

function afterArrival(run: Run, { items, left, place }: Arrival): Run {
  const known = new Set(run.diaries.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !known.has(id));
  const isFirst = run.diaries.length === 0;
  if (fresh.length === 0) return run;
  const diaries = [...run.diaries, ...fresh];
  const firstPlace = isFirst ? (place ?? 1) : run.firstPlace;
  const counted = isFirst ? (place ?? 0) + left : run.total;
  return { ...run, diaries, firstPlace, total: Math.max(counted, firstPlace + diaries.length - 1) };
}

/** The place of the diary that is shown, counted from 1. */
export const placeIn = ({ firstPlace, index }: Run): number => firstPlace + index;

/** What a diary counts as: as it was marked, else read, unless its reader decides that for each. */
export const markOf = ({ marks }: Run, id: string, isReadOnMove: boolean): Mark =>
  marks.get(id) ?? (isReadOnMove ? 'read' : 'unread');
