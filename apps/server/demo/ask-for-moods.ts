import { addDays, type Calendar, type DiaryDay, dayStart } from '@garden/calendar';
import { moodAnswer } from '../src/features/life/mood/mood-answer.ts';
import { moodAsk } from '../src/features/life/mood/mood-ask.ts';
import { moodPlan } from '../src/features/life/mood/mood-plan.ts';
import { moodMornings } from '../src/features/life/mood/morning.store.ts';
import { keepNumbers } from '../src/features/team/mornings/store.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, HOUR, shift } from '../src/platform/clock.ts';
import type { Ports } from '../src/platform/ports.ts';

type Asking = {
  readonly ports: Ports;
  readonly teamId: string;
  readonly names: readonly string[];
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly today: DiaryDay;
  readonly calendar: Calendar;
};

/** Faces of a day each: a hard week, one day on which few said anything, and a better one. */
const faces = [
  [3, 2, 3, 4, 2, 3, 3, 4],
  [2, 2, 3, 3, 1, 2, 4],
  [3, 2, 2, 4, 3, 3, 2, 4, 3],
  [4, 3, 3, 4],
  [3, 3, 4, 5, 3, 4, 2, 3],
  [4, 4, 5, 3, 4, 5, 4],
] as const;
const DAYS_AGO = 16;

/** The demo team asks each working day how it is going, and most of them say it. */
export async function askForMoods({ ports, teamId, names, as, today, calendar }: Asking): Promise<void> {
  let asked = 0;
  for (let day = addDays(today, -DAYS_AGO); day < today; day = addDays(day, 1)) {
    const morning = shift(dayStart(day, calendar), HOUR);
    const owner = await as('maya', morning);
    if (day === addDays(today, -DAYS_AGO)) await moodPlan(owner, { teamId, weekdays: [1, 2, 3, 4, 5] });
    await takeMorning(ports, owner, teamId, day);
    const evening = shift(morning, DAY - 2 * HOUR);
    const answers = faces[asked % faces.length] ?? [];
    let isAsked = false;
    for (const [at, face] of answers.entries()) {
      const person = await as(names[at] ?? 'maya', evening);
      const { items } = await moodAsk(person, {});
      if (items.length === 0) continue;
      isAsked = true;
      await moodAnswer(person, { teamId, day, face });
    }
    if (isAsked) asked += 1;
  }
}

async function takeMorning(
  ports: Ports,
  { actor, now }: Context,
  teamId: string,
  day: DiaryDay,
): Promise<void> {
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) return;
  const due = [{ teamId, timezone: own.timezone, calendar: own.calendar, day, at: now, isFirst: false }];
  const taken = await moodMornings.take(ports, due);
  await ports.database.transaction(async (tx) => {
    await taken?.keep(tx);
    await keepNumbers(tx, moodMornings.kind, due, taken?.numbers ?? []);
  });
}
