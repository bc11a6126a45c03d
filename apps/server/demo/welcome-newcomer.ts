import { commentAdd } from '../src/features/conversation/comments/comment-add.ts';
import { newcomerAnswer } from '../src/features/life/newcomers/newcomer-answer.ts';
import { newcomerAsk } from '../src/features/life/newcomers/newcomer-ask.ts';
import { newcomerTick } from '../src/features/life/newcomers/newcomer-tick.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, shift } from '../src/platform/clock.ts';
import type { Published } from './talk-together.ts';

type Welcoming = {
  readonly teamId: string;
  readonly published: readonly Published[];
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

const NEWCOMER = 'carla';
const BUDDY = 'aiko';

/** What teammates said to her first diaries; the third waited for two days, as it happens. */
const answers = [
  {
    to: 0,
    by: BUDDY,
    after: 2,
    text: 'Eleven calls on the first day, and you wrote their words. That is the whole job.',
  },
  { to: 1, by: 'sofia', after: 3, text: 'Come by in the morning, I will show you the row.' },
  {
    to: 2,
    by: 'tomas',
    after: 50,
    text: 'Drivers do the same with a closed road: they build a shelf over it.',
  },
] as const;

/** What her buddy has done so far, by the names of the product’s own checklist. */
const done = ['tour', 'people', 'welcome'] as const;

/** Gives the newcomer of the demo team a buddy who accepted, and answers to her first diaries. */
export async function welcomeNewcomer({ teamId, published, idOf, as, now }: Welcoming): Promise<void> {
  const own = published.filter(({ author }) => author === NEWCOMER);
  for (const { to, by, after, text } of answers) {
    const diary = own[to];
    if (!diary) continue;
    const at = shift(diary.at, after * HOUR);
    if (at <= now) await commentAdd(await as(by, at), { kind: 'diary', objectId: diary.id, text });
  }
  const userId = idOf(NEWCOMER);
  await newcomerAsk(await as('maya', now), { teamId, userId, buddyId: idOf(BUDDY) });
  await newcomerAnswer(await as(BUDDY, now), { teamId, userId, accept: true });
  for (const item of done) await newcomerTick(await as(BUDDY, now), { teamId, userId, item, done: true });
}
