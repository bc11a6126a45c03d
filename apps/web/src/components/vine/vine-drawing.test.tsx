import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type VineDay, VineDrawing } from './vine-drawing.tsx';
import { bunchOf } from './vine-layout.ts';

const grades = ['A', 'B', 'C', 'D', undefined] as const;
/** A full month with everything that may hang in it. */
const weeks = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 5 }, (_, day): VineDay => {
    const date = `2026-06-${String(week * 5 + day + 1).padStart(2, '0')}`;
    if (week === 4) {
      const states = ['missed', 'vacation', 'holiday', 'not-submitted', undefined] as const;
      return { date, state: states[day] };
    }
    return { date, state: day === 1 ? 'late' : 'submitted', grade: grades[(week + day) % 5] };
  }),
);

const draw = (seed: string, graded = true) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <VineDrawing
        id="v"
        bunch={bunchOf(
          graded ? weeks : weeks.map((week) => week.map((day) => ({ ...day, grade: undefined }))),
          { seed, today: '2026-06-24' },
        )}
        today="2026-06-24"
        weekday={() => 'M'}
      />
    </svg>,
  );

test('is the same for the same person and month, another one for others, and a few kB', () => {
  expect(draw('lin')).toBe(draw('lin'));
  expect(draw('lin')).not.toBe(draw('ada'));
  expect(draw('lin').length).toBeLessThan(16_000);
});

test('places a fruit for each day, and draws each kind once', () => {
  const drawn = draw('lin');
  const [leaves, late] = [3, 4];
  expect(drawn.match(/<use /g)).toHaveLength(24 + leaves + late);
  const places = new Set([...drawn.matchAll(/href="#(v[^"]+)"/g)].map(([, id]) => id));
  for (const id of places) expect(drawn.split(`id="${id}"`)).toHaveLength(2);
});

test('shows no grade where there is none to see', () => {
  expect(draw('lin', false)).not.toMatch(/grade-[acd]|href="#v[A-D]"/);
});
