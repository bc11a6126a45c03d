import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

/** One success for each call about taking one's data along and leaving. */
export const closingStories = {
  'auth.export': async (app) => {
    const { owner } = await buildTeam(app, { members: 1 });
    await buildDiary(app, { author: owner });
    return app.call(api.auth.export, {}, { as: owner });
  },
  'auth.deleteAccount': async (app) => {
    const person = await buildPerson(app);
    await buildTeam(app, { members: [person] });
    const { email, password } = person;
    return app.call(api.auth.deleteAccount, { email, password }, { as: person });
  },
} satisfies Partial<Record<CallName, Story>>;
