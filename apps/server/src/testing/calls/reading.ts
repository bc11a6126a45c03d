import { api } from '@garden/contract';
import { buildDiary, buildPair } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { newFollowGroup } from './role-things.ts';
import {
  diaryOf,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  type Outcomes,
  ofCaller,
  onTeam,
  type Row,
  row,
  signedIn,
} from './rows.ts';

const onDiary = (of: keyof typeof diaryOf, outcomes: Outcomes): Row =>
  row(
    `${of} diary`,
    (fixtures, role) => ({ diaryId: diaryOf[of](fixtures, role), unread: false, at: { place: 1 } }),
    outcomes,
  );

export const reading: GroupEntries<'reading'> = {
  unread: {
    example: async (app) => {
      const { team, owner, member } = await buildPair(app);
      const { id: diaryId } = await buildDiary(app, { author: owner });
      await buildDiary(app, { author: owner, day: '2026-03-30' });
      const at = { teamId: team.id, place: 1 };
      await app.call(api.reading.mark, { diaryId, unread: true, at }, { as: member });
      return app.call(api.reading.unread, { teamId: team.id, limit: 5 }, { as: member });
    },
    rows: [
      row('all one’s teams', noInput, signedIn),
      onTeam('team', inTeam('teamNotFound')),
      onTeam('otherTeam', inOtherTeam('teamNotFound')),
      onTeam('missing', noOne('teamNotFound')),
      row('the department', ({ department }) => ({ departmentId: department }), inTeam('departmentNotFound')),
      row(
        'another department',
        ({ otherDepartment }) => ({ departmentId: otherDepartment }),
        inOtherTeam('departmentNotFound'),
      ),
      row('those one follows', () => ({ following: 'true' }), signedIn),
      row(
        'a follow group',
        async (fixtures, role) => ({ followGroupId: await ofCaller(newFollowGroup, fixtures, role) }),
        signedIn,
      ),
      row(
        'a teammate’s follow group',
        ({ followGroup }) => ({ followGroupId: followGroup }),
        noOne('followGroupNotFound'),
      ),
    ],
  },
  mark: {
    example: async (app) => {
      const { team, owner, member } = await buildPair(app);
      const { id: diaryId } = await buildDiary(app, { author: owner });
      const at = { teamId: team.id, place: 1 };
      return app.call(api.reading.mark, { diaryId, unread: true, at }, { as: member });
    },
    rows: [
      onDiary('mine', noOne('diaryNotFound')),
      onDiary('team', inTeam('diaryNotFound')),
      onDiary('otherTeam', inOtherTeam('diaryNotFound')),
      onDiary('private', noOne('diaryNotFound')),
      onDiary('deleted', noOne('diaryNotFound')),
      onDiary('missing', noOne('diaryNotFound')),
    ],
  },
};
