import { makeCalendar, parseDiaryDay } from '@garden/calendar';
import { describe, expect, test } from 'vitest';
import type { DayData } from './day-cache.ts';
import { dayWithoutNetwork } from './day-without-network.ts';

const calendar = makeCalendar({ timezone: 'Asia/Shanghai' });
const day = parseDiaryDay;
const friday = '2026-11-20';

const kept = {
  day: friday,
  today: friday,
  state: 'submitted',
  draft: null,
  diary: { id: 'a diary' },
  carry: { day: '2026-11-19', tasks: [] },
  nextWorkingDay: '2026-11-23',
  holiday: 'A day of their own',
  minimum: { summary: 30, learnings: 5, insight: 50, mistakes: 1 },
  questions: [{ id: 'q', text: 'Who helped?' }],
  weekEnd: { insight: true, entries: [] },
  weekMistakes: { daysLeft: [friday], lastWeek: [] },
  guidelines: [{ id: 'a guideline' }],
  mistakeAsked: { id: 'a mistake' },
  // A whole diary adds nothing here.
} as unknown as DayData;

describe('a day without network', () => {
  test('is as it was kept while it lasts', () => {
    expect(dayWithoutNetwork(kept, day(friday), day(friday), calendar)).toEqual(kept);
    expect(dayWithoutNetwork(kept, day(friday), day('2026-11-21'), calendar)).toEqual({
      ...kept,
      today: '2026-11-21',
    });
  });

  test('is new once another one has begun, with what the team asks', () => {
    const monday = day('2026-11-23');
    expect(dayWithoutNetwork(kept, monday, monday, calendar)).toEqual({
      ...kept,
      day: monday,
      today: monday,
      state: 'not_submitted',
      diary: null,
      carry: null,
      nextWorkingDay: '2026-11-24',
      holiday: null,
      minimum: { summary: 30, learnings: 5, insight: 50, mistakes: 0 },
      weekEnd: null,
      weekMistakes: null,
      guidelines: [],
      mistakeAsked: null,
    });
  });

  test('may be a free or a missed one', () => {
    const saturday = dayWithoutNetwork(kept, day('2026-11-21'), day('2026-11-21'), calendar);
    expect([saturday.state, saturday.nextWorkingDay]).toEqual(['holiday', '2026-11-23']);
    const thursday = dayWithoutNetwork(kept, day('2026-11-19'), day(friday), calendar);
    expect(thursday.state).toBe('missed');
  });
});
