import type { MonthDay } from '../days/month-grid.tsx';
import { LEAF_STALK } from './vine-shapes.tsx';

/** Of the drawing, in its own units; its height follows from the number of weeks. */
export const WIDTH = 320;

/** Where a day hangs, and how large it is. */
export type PlacedDay<Day extends MonthDay = MonthDay> = {
  readonly day: Day;
  readonly x: number;
  readonly y: number;
  readonly r: number;
};

export type BunchOptions = {
  /** The same seed, the same drawing. */
  readonly seed: string;
  /** `YYYY-MM-DD`: drawn on a large one, though it may be a day off. */
  readonly today: string;
  /** Small among others: without weekdays, and its cane goes on in the next one. */
  readonly small?: boolean;
};

/** Numbers from 0 to 1 that are the same for the same seed. */
function random(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** 1 January 2024 was a Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`);

const MAX_STEP = 56;
/** Between two rows, set off like berries that rest in the gaps above them. */
const ROW = 0.88;
const OFFSET = 0.22;
const squeezeOf = (row: number) => 1 - 0.055 * Math.max(0, row - 1);
const topOf = (small: boolean) => ({ caneAt: small ? 20 : 38, hangs: small ? 18 : 24 });

/** How far a row is below the first, and how small it is. */
function rowsFrom(first: number, step: number, count: number) {
  let y = first;
  return Array.from({ length: count }, (_, row) => {
    const squeeze = squeezeOf(row);
    if (row > 0) y += step * ROW * ((squeeze + squeezeOf(row - 1)) / 2);
    return { y, squeeze };
  });
}

const one = (value: number) => Number(value.toFixed(1));

/** A leaf whose stalk ends at a place of the cane. */
function hang(x: number, y: number, r: number, turn: number) {
  const angle = (turn * Math.PI) / 180;
  return {
    x: one(x + Math.sin(angle) * LEAF_STALK * r),
    y: one(y - Math.cos(angle) * LEAF_STALK * r),
    r,
    turn,
  };
}

/**
 * A month as a bunch: rows of weeks that are set off like berries, and narrower towards the tip. A weekday that is free
 * nearly all month is drawn only where it was written, since a free weekend is nothing to draw; a holiday is.
 */
export function bunchOf<Day extends MonthDay>(
  allWeeks: readonly (readonly (Day | null)[])[],
  { seed, today, small = false }: BunchOptions,
) {
  const freeWeekdays = weekdays.map((_, index) => {
    const days = allWeeks.flatMap((week) => week[index] ?? []);
    return days.filter(({ state }) => state === 'holiday').length * 2 > days.length;
  });
  const isDrawn = (day: Day, index: number) => {
    if (small && day.state === undefined) return false;
    return day.state !== 'holiday' || !freeWeekdays[index] || (day.date === today && !small);
  };
  const weeks = allWeeks
    .map((week) => week.map((day, index) => (day && isDrawn(day, index) ? day : null)))
    .filter((week) => week.some((day) => day));
  const shown = weekdays.flatMap((weekday, index) =>
    weeks.some((week) => week[index]) ? [{ weekday, index }] : [],
  );
  const next = random(seed);
  const middle = WIDTH / 2;
  const step = Math.min(MAX_STEP, (WIDTH - 14) / (shown.length + 2 * OFFSET));
  const radius = step * 0.48;
  const { caneAt, hangs } = topOf(small);
  const places = rowsFrom(caneAt + hangs + radius, step, weeks.length);
  const rows = weeks.map((week, row) => {
    const { y = 0, squeeze = 1 } = places[row] ?? {};
    const offset = (row % 2 === 0 ? -1 : 1) * step * OFFSET * squeeze;
    return shown.flatMap(({ index }, column) => {
      const day = week[index];
      const [dx, dy] = [next() - 0.5, next() - 0.5];
      if (!day) return [];
      const place = column - (shown.length - 1) / 2;
      const placed: PlacedDay<Day> = {
        day,
        x: one(middle + place * step * squeeze + offset + dx * step * 0.04),
        y: one(y - Math.abs(place) * step * 0.06 + dy * step * 0.04),
        r: one(radius * squeeze),
      };
      return [placed];
    });
  });
  const all = rows.flat();
  const isRipe = ({ day: { state } }: PlacedDay<Day>) => state === 'submitted' || state === 'late';
  // Each day hangs on a shoot that comes from the stem in the middle; days to come have none.
  const stemAt = middle + (next() - 0.5) * 10;
  const shoots = all.flatMap((placed) => {
    const { day, x, y, r } = placed;
    if (day.state === undefined) return [];
    // A bare stem goes on where its shoot ends.
    const isMissed = day.state === 'missed';
    const [toX, toY] = [
      isMissed ? x : x - (x - stemAt) * 0.08,
      y - r * (isMissed || isRipe(placed) ? 0.7 : 0.95),
    ];
    const fromY = Math.max(caneAt + 8, toY - r * 0.9);
    return [
      `M${one(stemAt)} ${one(fromY)}Q${one((stemAt + toX) / 2)} ${one(fromY + 2)} ${one(toX)} ${one(toY)}`,
    ];
  });
  const grown = all.filter(({ day }) => day.state !== undefined);
  const stemTo = Math.max(caneAt + 12, ...grown.map(({ y, r }) => y - r * 1.2));
  const isBare = !all.some(isRipe) && !all.some(({ day }) => day.date === today);
  const corner = (side: -1 | 1) => {
    const first = rows[0]?.at(side === -1 ? 0 : -1);
    return first ? Math.abs(first.x - (side === -1 ? 0 : WIDTH)) : 0;
  };
  // Where the first week begins or ends in another month there is room for a large leaf.
  const leafOf = (side: -1 | 1) => {
    const isWide = corner(side) > step * 1.8;
    const size = (isWide ? 29 : 19) + next() * 4;
    const at = isWide ? 62 : 74;
    return hang(
      middle + side * (middle - at - next() * 10),
      caneAt + 1,
      one(size),
      180 - side * Math.round((isWide ? 4 : 22) + next() * 18),
    );
  };
  const wave = one((next() - 0.5) * 8);
  const [from, to] = small ? [0, WIDTH] : [8, WIDTH - 8];
  return {
    rows,
    shoots,
    columns: shown.map(({ weekday }, column) => ({
      weekday,
      x: one(middle + (column - (shown.length - 1) / 2) * step),
    })),
    /** Its slope is the same at both ends, so that canes beside each other are one. */
    cane: `M${from} ${caneAt}C${from + 60} ${caneAt - 9} 105 ${one(caneAt + 6 + wave)} 160 ${caneAt + 2}S${to - 60} ${caneAt + 9} ${to} ${caneAt}`,
    caneAt,
    stem: `M${one(stemAt - 3)} ${caneAt + 2}Q${one(stemAt + 2)} ${caneAt + 12} ${one(stemAt)} ${caneAt + 24}V${one(stemTo)}`,
    stemAt: one(stemAt),
    leaves: isBare
      ? []
      : [
          leafOf(-1),
          leafOf(1),
          hang(middle - 44 - next() * 16, caneAt, one(11 + next() * 3), Math.round(20 - next() * 50)),
        ],
    tendril: one(middle + 34 + next() * 12),
    height: one(Math.max(caneAt + hangs, ...all.map(({ y, r }) => y + r)) + 8),
  };
}

export type Bunch<Day extends MonthDay = MonthDay> = ReturnType<typeof bunchOf<Day>>;
