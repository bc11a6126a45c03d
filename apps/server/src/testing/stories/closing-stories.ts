import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

/** One success for each call about taking one's data along and leaving. */
export const closingStories = {
  'auth.export': async (garden) => {
    const { owner } = await buildTeam(garden, { members: 1 });
    await buildDiary(garden, { author: owner });
    return garden.call(api.auth.export, {}, { as: owner });
  },
  'auth.deleteAccount': async (garden) => {
    const person = await buildPerson(garden);
    await buildTeam(garden, { members: [person] });
    const { email, password } = person;
    return garden.call(api.auth.deleteAccount, { email, password }, { as: person });
  },
} satisfies Partial<Record<CallName, Story>>;
