import { api } from '@garden/contract';
import { buildDiary, buildPair, buildPerson, buildTeam } from '../factories.ts';
import { buildWatchwords } from '../life-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import {
  administrators,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  onEachTeam,
  onTeam,
  refusedInstead,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const ANY_REF = 'a'.repeat(22);
const wish = { version: 0, words: [] };
const marking = { wordId: MISSING_ID, diaryId: MISSING_ID, ref: ANY_REF };

/** No watchwords, from the version that is there. */
async function atVersion({ app, team, people }: RoleFixtures) {
  const { data } = await app.call(api.team.getTeamSpirit, { teamId: team.id }, { as: people.owner });
  return { ...wish, version: data.version };
}

type Spirit = 'getTeamSpirit' | 'setTeamSpirit' | 'markSpirit' | 'spiritChoice' | 'chooseSpirit';

/** The watchwords of a team: administrators write them, members mark who embodied them (product, section 8). */
export const onSpirit: Pick<GroupEntries<'team'>, Spirit> = {
  getTeamSpirit: {
    example: async (app) => {
      const { team, teamId, owner, member } = await buildPair(app);
      await buildWatchwords(app, team);
      const { id: diaryId } = await buildDiary(app, { author: member });
      return app.call(api.team.getTeamSpirit, { teamId, diaryId }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('team', inTeam(), ({ diaries }) => ({ diaryId: diaries.team })),
      onTeam('team', refusedInstead(inTeam(), 'diaryNotFound'), ({ diaries }) => ({
        diaryId: diaries.otherTeam,
      })),
    ],
  },
  setTeamSpirit: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      const words = [{ text: 'Candour', meaning: 'We say it.' }];
      return app.call(api.team.setTeamSpirit, { teamId, version: 0, words }, { as: owner });
    },
    rows: [
      spoiling(onTeam('team', administrators(), atVersion)),
      onTeam('missing', noOne('teamNotFound'), wish),
      spoiling(onTeam('otherTeam', inOtherTeam(), wish)),
    ],
  },
  markSpirit: {
    example: async (app) => {
      const { team, teamId, owner, member } = await buildPair(app);
      const [{ id: wordId }] = await buildWatchwords(app, team);
      await app.call(api.team.chooseSpirit, { allows: true }, { as: member });
      const { id: diaryId } = await buildDiary(app, { author: member });
      const { data } = await app.call(api.team.getTeamSpirit, { teamId, diaryId }, { as: owner });
      const ref = data.asked?.sentences[0]?.ref ?? '';
      return app.call(api.team.markSpirit, { teamId, wordId, diaryId, ref }, { as: owner });
    },
    rows: [
      ...onEachTeam(refusedInstead(inTeam(), 'watchwordNotFound'), marking),
      onTeam('otherTeam', refusedInstead(inOtherTeam(), 'watchwordNotFound'), marking),
    ],
  },
  spiritChoice: {
    example: async (app) => app.call(api.team.spiritChoice, {}, { as: await buildPerson(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
  chooseSpirit: {
    example: async (app) => app.call(api.team.chooseSpirit, { allows: true }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ allows: false }), signedIn)],
  },
};
