import { api } from '@garden/contract';
import { buildPair, buildTalk, LONG_ENOUGH } from '../factories.ts';
import { buildQuote } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { onEachComment } from './on-thread.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { newQuote } from './role-things.ts';
import {
  all,
  diaryOf,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  refused,
  row,
  signedIn,
} from './rows.ts';

const text = 'Ask twice, promise once.';

const fromDiary = (of: keyof typeof diaryOf, outcomes: Outcomes): Row =>
  row(
    `a line of the ${of} diary`,
    (fixtures, role) => ({ text: LONG_ENOUGH, diaryId: diaryOf[of](fixtures, role) }),
    outcomes,
  );

const onQuote = (object: string, of: (fixtures: RoleFixtures) => string, outcomes: Outcomes): Row =>
  row(object, (fixtures) => ({ quoteId: of(fixtures) }), outcomes);

/** A team's wisdom is its members'; a line is taken out by who keeps it and who wrote it. */
export const quote: GroupEntries<'quote'> = {
  publish: {
    example: async (app) => {
      const { reader, diaryId, team } = await buildTalk(app);
      const line = { text: LONG_ENOUGH.slice(0, 30), source: 'Monday', diaryId, teamId: team.id };
      return app.call(api.quote.publish, line, { as: reader });
    },
    rows: [
      ...onEachTeam(inTeam(), { text }),
      onTeam('otherTeam', inOtherTeam(), { text }),
      fromDiary('mine', { ...signedIn, removed: refused('quoteNeedsTeam') }),
      fromDiary('team', inTeam('diaryNotFound')),
      fromDiary('otherTeam', inOtherTeam('diaryNotFound')),
      fromDiary('private', noOne('diaryNotFound')),
      fromDiary('deleted', noOne('diaryNotFound')),
      fromDiary('missing', noOne('diaryNotFound')),
      ...onEachComment({ text: 'How did Ana take it?' }),
    ],
  },
  del: {
    example: async (app) => {
      const { owner } = await buildPair(app);
      return app.call(api.quote.del, { quoteId: (await buildQuote(app, owner)).id }, { as: owner });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({
          quoteId: role === 'signedOut' ? MISSING_ID : await newQuote(fixtures, fixtures.people[role], role),
        }),
        { ...signedIn, removed: refused('quoteNotFound') },
      ),
      onQuote('the writer’s', ({ quotes }) => quotes.team, {
        ...all(refused('quoteNotYours'), { signedOut: EXPIRED }),
        removed: refused('quoteNotFound'),
        stranger: refused('quoteNotFound'),
      }),
      onQuote('one that was taken out', ({ quotes }) => quotes.removed, noOne('quoteNotFound')),
      onQuote('the other team’s', ({ quotes }) => quotes.otherTeam, {
        ...noOne('quoteNotFound'),
        stranger: refused('quoteNotYours'),
      }),
      onQuote('missing', () => MISSING_ID, noOne('quoteNotFound')),
    ],
  },
  get: {
    example: async (app) => {
      const { teamId, owner, member } = await buildPair(app);
      await buildQuote(app, owner);
      const wanted = { teamId, of: 'team' as const, sort: 'liked' as const, keyword: 'promise', limit: 1 };
      return app.call(api.quote.get, wanted, { as: member });
    },
    rows: [
      row('all of one’s teams', noInput, signedIn),
      row('a word of one that was taken out', () => ({ keyword: 'canary' }), signedIn),
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onQuote('the writer’s', ({ quotes }) => quotes.team, inTeam('quoteNotFound')),
      onQuote('one that was taken out', ({ quotes }) => quotes.removed, noOne('quoteNotFound')),
      onQuote('the other team’s', ({ quotes }) => quotes.otherTeam, inOtherTeam('quoteNotFound')),
      onQuote('missing', () => MISSING_ID, noOne('quoteNotFound')),
    ],
  },
  getBroadcast: {
    example: async (app) => {
      const { teamId, owner, member } = await buildPair(app);
      await buildQuote(app, owner);
      return app.call(api.quote.getBroadcast, { teamId }, { as: member });
    },
    rows: [
      row('all of one’s teams', noInput, signedIn),
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
    ],
  },
};
