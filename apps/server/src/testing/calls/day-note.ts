import { api } from '@garden/contract';
import { buildTeam, type TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { administrators, inOtherTeam, noOne, onEachTeam, onTeam, type Row, row } from './rows.ts';

const said = { day: '2026-01-05', text: 'Office move' };

/** Each on a day of its own: a day takes five. */
let notes = 0;

async function addNote(app: TestApp, { id: teamId, owner }: { id: string; owner: TestPerson }) {
  notes += 1;
  const day = new Date(Date.UTC(2025, 0, notes)).toISOString().slice(0, 10);
  return (await app.call(api.dayNote.add, { teamId, ...said, day }, { as: owner })).data.id;
}

async function buildNote(app: TestApp) {
  const team = await buildTeam(app);
  return { as: team.owner, noteId: await addNote(app, team) };
}

const onNote = (more: object = {}): Row[] => [
  row(
    'a note of the team',
    async ({ app, team }: RoleFixtures) => ({ noteId: await addNote(app, team), ...more }),
    administrators('dayNoteNotFound'),
  ),
  row('a missing note', () => ({ noteId: MISSING_ID, ...more }), noOne('dayNoteNotFound')),
];

/** Notes on days are written by administrators. */
export const dayNote: GroupEntries<'dayNote'> = {
  add: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.dayNote.add, { teamId, ...said }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), said), onTeam('otherTeam', inOtherTeam(), said)],
  },
  update: {
    example: async (app) => {
      const { as, noteId } = await buildNote(app);
      return app.call(api.dayNote.update, { noteId, version: 1, ...said }, { as });
    },
    rows: onNote({ version: 1, ...said }),
  },
  delete: {
    example: async (app) => {
      const { as, noteId } = await buildNote(app);
      return app.call(api.dayNote.delete, { noteId }, { as });
    },
    rows: onNote(),
  },
};
