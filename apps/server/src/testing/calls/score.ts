import { api } from '@garden/contract';
import { buildDiary, buildPair, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import {
  all,
  diaryOf,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  OK,
  type Outcomes,
  onTeam,
  type Row,
  refused,
  refusedInstead,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const REASON = 'Nobody else was at the market that day';

const onDiary = (of: keyof typeof diaryOf, outcomes: Outcomes, more: object = {}): Row =>
  row(of, (fixtures, role) => ({ diaryId: diaryOf[of](fixtures, role), ...more }), outcomes);

const appeal = { reason: REASON };
const settlement = (of: (fixtures: RoleFixtures) => string) => (fixtures: RoleFixtures) => ({
  appealId: of(fixtures),
  version: 2,
  score: 80,
  reason: REASON,
});

/** Scores are their author's; another look is asked of those who look after them (product, section 5). */
export const score: GroupEntries<'score'> = {
  mine: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app, { graded: true });
      await buildDiary(app, { author: as });
      return app.call(api.score.mine, { months: 12 }, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      onDiary('mine', signedIn),
      onDiary('team', noOne('diaryNotFound')),
      onDiary('private', noOne('diaryNotFound')),
      onDiary('missing', noOne('diaryNotFound')),
    ],
  },
  circumstances: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app, { graded: true });
      const { day } = await buildDiary(app, { author: as });
      return app.call(api.score.circumstances, { day }, { as });
    },
    rows: [row('one’s own', () => ({ day: '2026-03-02' }), signedIn)],
  },
  groups: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app, { graded: true, members: 5 });
      await buildDiary(app, { author: as });
      return app.call(api.score.groups, { teamId }, { as });
    },
    rows: [
      onTeam('team', inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  appeal: {
    example: async (app) => {
      const { member: as } = await buildPair(app, { graded: true });
      const { id: diaryId } = await buildDiary(app, { author: as });
      return app.call(api.score.appeal, { diaryId, reason: REASON }, { as });
    },
    rows: [
      spoiling(onDiary('mine', { ...signedIn, removed: refused('appealNoOne') }, appeal)),
      onDiary('team', refusedInstead(inTeam('diaryNotFound'), 'appealNotYours'), appeal),
      onDiary('otherTeam', refusedInstead(inOtherTeam('diaryNotFound'), 'appealNotYours'), appeal),
      onDiary('private', noOne('diaryNotFound'), appeal),
      onDiary('deleted', noOne('diaryNotFound'), appeal),
      onDiary('missing', noOne('diaryNotFound'), appeal),
    ],
  },
  settle: {
    example: async (app) => {
      const { owner, member } = await buildPair(app, { graded: true });
      const { id: diaryId } = await buildDiary(app, { author: member });
      const { data } = await app.call(api.score.appeal, { diaryId, reason: REASON }, { as: member });
      const settled = { appealId: data.id, version: 1, score: 80, reason: REASON };
      return app.call(api.score.settle, settled, { as: owner });
    },
    rows: [
      spoiling(
        row(
          'a teammate’s',
          settlement((fixtures) => fixtures.appeal),
          all(refused('leadersOnly'), {
            signedOut: EXPIRED,
            leader: OK,
            removed: refused('appealNotFound'),
            stranger: refused('appealNotFound'),
          }),
        ),
      ),
      row(
        'missing',
        settlement(() => MISSING_ID),
        noOne('appealNotFound'),
      ),
    ],
  },
  switch: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app, { graded: true });
      await app.call(api.team.setting, { teamId, rules: { review: { ownSwitch: true } } }, { as });
      return app.call(api.score.switch, { teamId, scored: false }, { as });
    },
    rows: [
      onTeam('team', refusedInstead(inTeam(), 'scoreSwitchFixed'), { scored: false }),
      onTeam('missing', noOne('teamNotFound'), { scored: false }),
    ],
  },
};
