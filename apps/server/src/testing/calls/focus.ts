import { api } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { ownGroup } from './on-follow-group.ts';
import { MISSING_ID, TODAY } from './role-fixtures.ts';
import { noInput, noOne, row, signedIn } from './rows.ts';

/** What the people one follows did: everyone asks for their own (product, section 9). */
export const focus: GroupEntries<'focus'> = {
  focusSummary: {
    example: async (app) => {
      const author = await buildPerson(app);
      const { owner } = await buildTeam(app, { members: [author] });
      await app.call(api.follows.follow, { userId: author.id, following: true }, { as: owner });
      await buildDiary(app, { author, day: TODAY });
      return app.call(api.focus.focusSummary, { period: 'week' }, { as: owner });
    },
    rows: [
      row('those one follows', noInput, signedIn),
      row(
        'one’s own group',
        async (fixtures, role) => ({
          followGroupId: (await ownGroup(fixtures, role)).groupId,
          period: 'week' as const,
        }),
        signedIn,
      ),
      row(
        'a teammate’s group',
        ({ followGroup }) => ({ followGroupId: followGroup }),
        noOne('followGroupNotFound'),
      ),
      row('a missing group', () => ({ followGroupId: MISSING_ID }), noOne('followGroupNotFound')),
    ],
  },
};
