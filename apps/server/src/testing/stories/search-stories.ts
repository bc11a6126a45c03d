import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for every search within one's teams. */
export const searchStories = {
  'diary.search': async (garden) => {
    const { id: teamId, owner } = await buildTeam(garden);
    const { day } = await buildDiary(garden, {
      author: owner,
      learnings: 'Grocers decide by the photograph.',
    });
    const asked = { keyword: 'photo', authorId: owner.id, teamId, from: day, to: day };
    return garden.call(api.diary.search, { ...asked, has: 'learnings', limit: 5 }, { as: owner });
  },
  'relationship.search': async (garden) => {
    const { owner } = await buildTeam(garden, { members: [await buildPerson(garden, { name: '李娜' })] });
    return garden.call(api.relationship.search, { keyword: '娜' }, { as: owner });
  },
} satisfies Partial<Record<CallName, (garden: TestGarden) => Promise<Reply<Endpoint>>>>;
