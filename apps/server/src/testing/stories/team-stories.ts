import { api, type Endpoint, isGathering } from '@garden/contract';
import { buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

/** One success for each call about settings, words, gatherings and the end of a team. */
export const teamStories = {
  'team.setting': async (app) => {
    const { id, owner } = await buildTeam(app);
    const wish = {
      timezone: 'Asia/Shanghai',
      calendar: {
        ...{ dayStartsAt: '05:00', workingWeekdays: [1, 2, 3, 4, 5, 6] },
        ...{ region: 'CN', daysOff: [{ day: '2026-05-04', name: 'Founding day' }] },
      },
      rules: { modules: { learnings: false }, minimums: { summary: 50 }, newcomerDays: 7 },
    };
    return app.call(api.team.setting, { teamId: id, ...wish }, { as: owner });
  },
  'team.regions': async (app) => app.call(api.team.regions, {}, { as: await buildPerson(app) }),
  'team.prohibited': async (app) => {
    const { id, owner } = await buildTeam(app);
    return app.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
  },
  'team.getProhibited': async (app) => {
    const { id, owner } = await buildTeam(app);
    await app.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
    return app.call(api.team.getProhibited, { teamId: id }, { as: owner });
  },
  'team.gather': async (app) => {
    const { second, gatheringId } = await twoGathered(app);
    return app.call(api.team.gather, { gatheringId }, { as: second });
  },
  'team.gatherConfirm': async (app) => {
    const { host, gatheringId } = await twoGathered(app);
    return app.call(api.team.gatherConfirm, { gatheringId, name: 'Vintage' }, { as: host });
  },
  'team.gatherLeave': async (app) => {
    const { second, gatheringId } = await twoGathered(app);
    return app.call(api.team.gatherLeave, { gatheringId }, { as: second });
  },
  'team.remove': async (app) => {
    const { id, owner } = await buildTeam(app, { members: 1 });
    return app.call(api.team.remove, { teamId: id }, { as: owner });
  },
} satisfies Partial<Record<CallName, Story>>;

type Gathered = { readonly host: TestPerson; readonly second: TestPerson; readonly gatheringId: string };

/** Two people who entered the same digits, which no other story uses. */
async function twoGathered(app: TestApp): Promise<Gathered> {
  const [host, second] = [await buildPerson(app), await buildPerson(app)];
  const pin = app.ports.random.digits(6);
  await app.call(api.team.add, { pin }, { as: host });
  const { data } = await app.call(api.team.add, { pin }, { as: second });
  if (!isGathering(data) || data.host.id !== host.id) throw new Error('the digits were in use');
  return { host, second, gatheringId: data.gatheringId };
}
