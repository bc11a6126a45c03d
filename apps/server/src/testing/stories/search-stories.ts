import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for every search within one's teams. */
export const searchStories = {
  'diary.search': async (app) => {
    const { id: teamId, owner } = await buildTeam(app);
    const { day } = await buildDiary(app, {
      author: owner,
      learnings: 'Grocers decide by the photograph.',
    });
    const asked = { keyword: 'photo', authorId: owner.id, teamId, from: day, to: day };
    return app.call(api.diary.search, { ...asked, has: 'learnings', limit: 5 }, { as: owner });
  },
  'relationship.search': async (app) => {
    const { owner } = await buildTeam(app, { members: [await buildPerson(app, { name: '李娜' })] });
    return app.call(api.relationship.search, { keyword: '娜' }, { as: owner });
  },
} satisfies Partial<Record<CallName, (app: TestApp) => Promise<Reply<Endpoint>>>>;
