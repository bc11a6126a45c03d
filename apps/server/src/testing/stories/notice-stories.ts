import { api, type Endpoint } from '@garden/contract';
import { buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';
import { buildTopic } from './todo-stories.ts';

/** Somebody who was told of a topic, with the notice. */
export async function buildNotice(app: TestApp) {
  const as = await buildPerson(app);
  const team = await buildTeam(app, { members: [as] });
  const topic = await buildTopic(app, team);
  await app.ports.queue.drain();
  const { data } = await app.call(api.notice.get, { kind: 'topic' }, { as });
  const [notice] = data.items;
  if (!notice) throw new Error('nobody was told of the topic');
  return { as, team, topic, notice };
}

/** One success for each call about notices. */
export const noticeStories = {
  'notice.total': async (app) => {
    const { as } = await buildNotice(app);
    return app.call(api.notice.total, {}, { as });
  },
  'notice.get': async (app) => {
    const { as } = await buildNotice(app);
    return app.call(api.notice.get, { limit: 5 }, { as });
  },
  'notice.see': async (app) => {
    const { as, notice } = await buildNotice(app);
    return app.call(api.notice.see, { ids: [notice.id] }, { as });
  },
  'notice.settings': async (app) => app.call(api.notice.settings, {}, { as: await buildPerson(app) }),
  'notice.change': async (app) =>
    app.call(
      api.notice.change,
      {
        mail: { mention: 'daily', like: 'off' },
        quiet: { from: '22:00', to: '07:00' },
        ...{ reminder: 'own', remindAt: '17:30' },
      },
      { as: await buildPerson(app) },
    ),
  'notice.unsubscribe': (app) => app.call(api.notice.unsubscribe, { key: 'A'.repeat(43) }),
} satisfies Partial<Record<CallName, (app: TestApp) => Promise<Reply<Endpoint>>>>;
