import { api } from '@garden/contract';
import { buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import { openMood } from '../moods.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import {
  administrators,
  all,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noInput,
  OK,
  onEachTeam,
  onTeam,
  refused,
  row,
  signedIn,
} from './rows.ts';

const early = { askAt: '00:00' };
const weekdays = [1, 3];

/** A team that asks someone now. */
async function buildAsked(app: TestApp) {
  const { id: teamId, owner: as } = await buildTeam(app);
  await openMood(app, teamId, TODAY);
  await app.call(api.mood.change, early, { as });
  return { teamId, as };
}

const asked = async (
  { app, team, people }: RoleFixtures,
  role: keyof RoleFixtures['people'] | 'signedOut',
) => {
  await openMood(app, team.id, TODAY);
  const as: TestPerson | undefined = role === 'signedOut' ? undefined : people[role];
  if (as) await app.call(api.mood.change, early, { as });
  return { teamId: team.id, day: TODAY, face: 4 };
};

/** Administrators plan, members answer without a name and see the trend; what one chooses is one’s own. */
export const mood: GroupEntries<'mood'> = {
  ask: {
    example: async (app) => {
      const { as } = await buildAsked(app);
      return app.call(api.mood.ask, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  answer: {
    example: async (app) => {
      const { teamId, as } = await buildAsked(app);
      return app.call(api.mood.answer, { teamId, day: TODAY, face: 4 }, { as });
    },
    rows: [
      row(
        'a team that asks',
        asked,
        all(OK, { signedOut: EXPIRED, removed: refused('moodNotAsked'), stranger: refused('moodNotAsked') }),
      ),
      row(
        'a missing team',
        () => ({ teamId: MISSING_ID, day: TODAY, face: 4 }),
        all(refused('moodNotAsked'), { signedOut: EXPIRED }),
      ),
    ],
  },
  trend: {
    example: async (app) => {
      const { teamId, as } = await buildAsked(app);
      const counted = JSON.stringify({ '30': { mean: 3.5, most: null }, '27': { mean: null, most: 4 } });
      await app.ports.database.pool.query(
        `insert into morning_numbers (team_id, kind, part, taken_on, numbers) values ($1, 'mood', $2, $3, $4)`,
        [teamId, TODAY.slice(0, 7), TODAY, counted],
      );
      return app.call(api.mood.trend, { teamId }, { as });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  settings: {
    example: async (app) => {
      const { as } = await buildAsked(app);
      return app.call(api.mood.settings, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  change: {
    example: async (app) =>
      app.call(api.mood.change, { on: false, ...early }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ on: false }), signedIn)],
  },
  plan: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      return app.call(api.mood.plan, { teamId, weekdays }, { as });
    },
    rows: [...onEachTeam(administrators(), { weekdays }), onTeam('otherTeam', inOtherTeam(), { weekdays })],
  },
};
