import { addDays, dayAt, daysOfMonth, makeCalendar, monthOf } from '@garden/calendar';
import * as z from 'zod';
import { authorize } from '../../http/authorize.ts';
import { HOUR, shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { listUntold, makeReady } from './summaries/making.store.ts';
import { isMonthOver } from './summaries/rules.ts';

/** Looks each hour, in the first days of a month, for people whose last one can be looked back on. */
const makeReviewsJob: Job<unknown> = {
  name: 'ai.month-in-review',
  data: z.unknown(),
  retries: 2,
  cron: '5 * * * *',
};

const PEOPLE_AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** The first places of the world are so far ahead of UTC, days that begin late not counted. */
const FIRST_ZONE = 14 * HOUR;
/** A server that was off on the 1st makes up for it so many days. */
const MADE_UP_FOR = 7;

/** What AI does by a clock. */
export function aiWorkers(ports: Ports): Worker[] {
  return [
    bindJob(makeReviewsJob, async () => {
      const made = await makeReviews(ports);
      if (made > 0) ports.log.info({ people: made }, 'the month in review is ready');
    }),
  ];
}

/**
 * Makes the month in review ready for everyone who wrote in it, once their own month is over, and tells them. Page by
 * page, each in one transaction: what is cut short is found again an hour later, and no one is told twice.
 * @returns how many people were told
 */
export async function makeReviews(ports: Ports): Promise<number> {
  const now = ports.clock.now();
  const furthest = dayAt(shift(now, FIRST_ZONE), makeCalendar({ timezone: 'UTC' }));
  if (Number(furthest.slice('YYYY-MM-'.length)) > MADE_UP_FOR) return 0;
  const [first = furthest] = daysOfMonth(monthOf(furthest));
  const month = monthOf(addDays(first, -1));
  let after = BEFORE_ALL;
  let made = 0;
  for (;;) {
    const people = await listUntold(ports.database.db, month, { after, limit: PEOPLE_AT_ONCE });
    const due = people.filter((person) => isMonthOver(month, person, now));
    const own = authorize(
      due,
      due.every((person) => isMonthOver(month, person, now)),
      'summaryNotFound',
    );
    made += await makeReady(ports, month, own);
    const last = people.at(-1);
    if (!last || people.length < PEOPLE_AT_ONCE) return made;
    after = last.userId;
  }
}
