import type { MonthDay } from './month-grid.tsx';

/** Of the drawing, in its own units; its height follows from the number of weeks. */
export const WIDTH = 320;

/** Where a day hangs, and how large it is. */
export type PlacedDay<Day extends MonthDay = MonthDay> = {
  readonly day: Day;
  readonly x: number;
  readonly y: number;
  readonly r: number;
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

/**
 * A month as a bunch: rows of weeks that are set off like berries, and narrower towards the tip. A weekday that is free
 * all month has no column.
 */
export function bunchOf<Day extends MonthDay>(
  allWeeks: readonly (readonly (Day | null)[])[],
  seed: string,
  today: string,
) {
  // A free weekend is nothing to draw; a holiday with a name is, and so is today.
  const isDrawn = (day: Day) => day.state !== 'holiday' || day.note !== undefined || day.date === today;
  const weeks = allWeeks.map((week) => week.map((day) => (day && isDrawn(day) ? day : null)));
  const shown = weekdays.flatMap((weekday, index) =>
    weeks.some((week) => week[index]) ? [{ weekday, index }] : [],
  );
  const next = random(seed);
  const middle = WIDTH / 2;
  const step = Math.min(56, (WIDTH - 24) / (shown.length + 0.25));
  const radius = step * 0.46;
  const caneAt = 16;
  const lettersAt = caneAt + 50;
  const first = lettersAt + radius + 18;
  const rowsWithDays = weeks.filter((week) => shown.some(({ index }) => week[index]));
  const rows = rowsWithDays.map((week, row) => {
    const squeeze = 1 - 0.03 * Math.max(0, row - 1);
    const offset = (row % 2 === 0 ? -1 : 1) * step * 0.14;
    return shown.flatMap(({ index }, column) => {
      const day = week[index];
      const [dx, dy] = [next() - 0.5, next() - 0.5];
      if (!day) return [];
      const place = column - (shown.length - 1) / 2;
      const placed: PlacedDay<Day> = {
        day,
        x: middle + place * step * squeeze + offset + dx * step * 0.07,
        y: first + row * step * 0.9 - Math.abs(place) * step * 0.07 + dy * step * 0.07,
        r: radius * squeeze,
      };
      return [placed];
    });
  });
  // A berry hangs on a short stalk that leans towards the stem.
  const stalks = rows.flatMap((row) =>
    row.flatMap(({ day, x, y, r }) => {
      if (day.state !== 'submitted' && day.state !== 'late') return [];
      const lean = Math.sign(middle - x) * Math.min(7, Math.abs(middle - x) / 8);
      return [
        `M${x.toFixed(1)} ${(y - r * 0.9).toFixed(1)}q${(lean * 0.2).toFixed(1)} -4 ${lean.toFixed(1)} -${(r * 0.42).toFixed(1)}`,
      ];
    }),
  );
  return {
    rows: rows.filter((row) => row.length > 0),
    stalks,
    columns: shown.map(({ weekday }, column) => ({
      weekday,
      x: middle + (column - (shown.length - 1) / 2) * step,
    })),
    caneAt,
    /** Where the stem passes between two letters. */
    stemAt: shown.length % 2 === 0 ? middle : middle + step / 2,
    firstRowAt: first,
    lettersAt,
    height: first + (rowsWithDays.length - 1) * step * 0.9 + radius + 8,
  };
}
