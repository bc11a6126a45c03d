import { api } from '@garden/contract';
import { buildPair } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { inOtherTeam, inTeam, row, signedIn } from './rows.ts';

const markdown = '- Which crate goes first?\n';

/** Lists are their owner's alone, but for questions, which teams read. */
export const lists: GroupEntries<'lists'> = {
  import: {
    example: async (app) => {
      const { owner, teamId } = await buildPair(app);
      return app.call(api.lists.import, { list: 'questions', markdown, teamIds: [teamId] }, { as: owner });
    },
    rows: [
      row('My wisdom', () => ({ list: 'wisdom', markdown }), signedIn),
      row('one’s mistakes', () => ({ list: 'mistakes', markdown }), signedIn),
      row(
        'questions to the team',
        ({ team }) => ({ list: 'questions', markdown, teamIds: [team.id] }),
        inTeam(),
      ),
      row(
        'questions to the other team',
        ({ otherTeam }) => ({ list: 'questions', markdown, teamIds: [otherTeam.id] }),
        inOtherTeam(),
      ),
    ],
  },
};
