import { departureAdd } from '../src/features/life/departures/departure-add.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, shift } from '../src/platform/clock.ts';

type Learning = {
  readonly teamId: string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

const patterns = [
  {
    by: 'maya',
    title: 'Nights on call, weeks in a row',
    reasons: 'Two drivers left after a month in which **one telephone** rang for everyone, at night as well.',
    helped: '- A rota that is known two weeks before\n- The day after a night is free, without asking',
    signs: ['on call again', 'slept badly', 'rang at night', '值班表'],
  },
  {
    by: 'linmei',
    title: '看不到自己做的事有什么用',
    reasons: '一位同事半年都在做内部工具，没有人用，也没有人说。离职时他说：“不知道在为谁做。”',
    helped: '- 每周去一次门店，看一个人用\n- 周五演示时由用的人来讲',
    signs: ['没人用', '不知道为谁做', '又改需求'],
  },
] as const;

/** What the administrators of the demo team have learned from those who left. */
export async function learnFromDepartures({ teamId, as, now }: Learning): Promise<void> {
  for (const [at, { by, signs, ...said }] of patterns.entries())
    await departureAdd(await as(by, shift(now, (at - 30) * DAY)), { teamId, ...said, signs: [...signs] });
}
