import { api, type Endpoint, isGathering } from '@garden/contract';
import { buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

/** One success for each call about settings, words, gatherings and the end of a team. */
export const teamStories = {
  'team.setting': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    const wish = {
      timezone: 'Asia/Shanghai',
      calendar: {
        ...{ dayStartsAt: '05:00', workingWeekdays: [1, 2, 3, 4, 5, 6] },
        ...{ region: 'CN', daysOff: [{ day: '2026-05-04', name: 'Founding day' }] },
      },
      rules: { modules: { learnings: false }, minimums: { summary: 50 }, newcomerDays: 7 },
    };
    return garden.call(api.team.setting, { teamId: id, ...wish }, { as: owner });
  },
  'team.regions': async (garden) => garden.call(api.team.regions, {}, { as: await buildPerson(garden) }),
  'team.prohibited': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    return garden.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
  },
  'team.getProhibited': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    await garden.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
    return garden.call(api.team.getProhibited, { teamId: id }, { as: owner });
  },
  'team.gather': async (garden) => {
    const { second, gatheringId } = await twoGathered(garden);
    return garden.call(api.team.gather, { gatheringId }, { as: second });
  },
  'team.gatherConfirm': async (garden) => {
    const { host, gatheringId } = await twoGathered(garden);
    return garden.call(api.team.gatherConfirm, { gatheringId, name: 'Vintage' }, { as: host });
  },
  'team.gatherLeave': async (garden) => {
    const { second, gatheringId } = await twoGathered(garden);
    return garden.call(api.team.gatherLeave, { gatheringId }, { as: second });
  },
  'team.remove': async (garden) => {
    const { id, owner } = await buildTeam(garden, { members: 1 });
    return garden.call(api.team.remove, { teamId: id }, { as: owner });
  },
} satisfies Partial<Record<CallName, Story>>;

type Gathered = { readonly host: TestPerson; readonly second: TestPerson; readonly gatheringId: string };

/** Two people who entered the same digits, which no other story uses. */
async function twoGathered(garden: TestGarden): Promise<Gathered> {
  const [host, second] = [await buildPerson(garden), await buildPerson(garden)];
  const pin = garden.ports.random.digits(6);
  await garden.call(api.team.add, { pin }, { as: host });
  const { data } = await garden.call(api.team.add, { pin }, { as: second });
  if (!isGathering(data) || data.host.id !== host.id) throw new Error('the digits were in use');
  return { host, second, gatheringId: data.gatheringId };
}
