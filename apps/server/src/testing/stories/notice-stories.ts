import { api, type Endpoint } from '@garden/contract';
import { buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';
import { buildTopic } from './todo-stories.ts';

/** Somebody who was told of a topic, with the notice. */
export async function buildNotice(garden: TestGarden) {
  const as = await buildPerson(garden);
  const team = await buildTeam(garden, { members: [as] });
  const topic = await buildTopic(garden, team);
  await garden.ports.queue.drain();
  const { data } = await garden.call(api.notice.get, { kind: 'topic' }, { as });
  const [notice] = data.items;
  if (!notice) throw new Error('nobody was told of the topic');
  return { as, team, topic, notice };
}

/** One success for each call about notices. */
export const noticeStories = {
  'notice.total': async (garden) => {
    const { as } = await buildNotice(garden);
    return garden.call(api.notice.total, {}, { as });
  },
  'notice.get': async (garden) => {
    const { as } = await buildNotice(garden);
    return garden.call(api.notice.get, { limit: 5 }, { as });
  },
  'notice.see': async (garden) => {
    const { as, notice } = await buildNotice(garden);
    return garden.call(api.notice.see, { ids: [notice.id] }, { as });
  },
  'notice.settings': async (garden) =>
    garden.call(api.notice.settings, {}, { as: await buildPerson(garden) }),
  'notice.change': async (garden) =>
    garden.call(
      api.notice.change,
      {
        mail: { mention: 'daily', like: 'off' },
        quiet: { from: '22:00', to: '07:00' },
        ...{ reminder: 'own', remindAt: '17:30' },
      },
      { as: await buildPerson(garden) },
    ),
  'notice.unsubscribe': (garden) => garden.call(api.notice.unsubscribe, { key: 'A'.repeat(43) }),
} satisfies Partial<Record<CallName, (garden: TestGarden) => Promise<Reply<Endpoint>>>>;
