import { api } from '@garden/contract';
import { buildPair, buildPerson } from '../factories.ts';
import { buildCollected, buildQuote } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { newCollected } from './role-things.ts';
import { inOtherTeam, inTeam, noInput, noOne, ofCaller, type Row, row, signedIn } from './rows.ts';

/** A call on an item: a collection is its owner's alone. */
const onEachItem = (more: object = {}): Row[] => [
  row(
    'one’s own',
    async (fixtures, role) => ({ itemId: await ofCaller(newCollected, fixtures, role), ...more }),
    signedIn,
  ),
  row('a teammate’s', ({ collected }) => ({ itemId: collected, ...more }), noOne('collectedNotFound')),
  row('missing', () => ({ itemId: MISSING_ID, ...more }), noOne('collectedNotFound')),
];

export const collection: GroupEntries<'collection'> = {
  add: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const { id: quoteId } = await buildQuote(app, owner);
      return app.call(api.collection.add, { quoteId, tags: ['Promises'] }, { as: member });
    },
    rows: [
      row('a line of one’s own', () => ({ text: 'Sleep on it.' }), signedIn),
      row('the team’s wisdom', ({ quotes }) => ({ quoteId: quotes.team }), inTeam('quoteNotFound')),
      row('the other team’s', ({ quotes }) => ({ quoteId: quotes.otherTeam }), inOtherTeam('quoteNotFound')),
      row('missing', () => ({ quoteId: MISSING_ID }), noOne('quoteNotFound')),
      row('a missing question', () => ({ curiosityId: MISSING_ID }), noOne('questionNotFound')),
    ],
  },
  bottom: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: itemId } = await buildCollected(app, as);
      await buildCollected(app, as);
      return app.call(api.collection.bottom, { itemId }, { as });
    },
    rows: onEachItem(),
  },
  change: {
    example: async (app) => {
      const as = await buildPerson(app);
      const [{ id: itemId }, { id: before }] = [await buildCollected(app, as), await buildCollected(app, as)];
      const wish = { before, text: 'Sleep on it twice.', source: 'Grandmother', tags: ['Calm', '冷静'] };
      return app.call(api.collection.change, { itemId, ...wish }, { as });
    },
    rows: onEachItem({ tags: ['Calm'] }),
  },
  del: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: itemId } = await buildCollected(app, as);
      await app.call(api.collection.del, { itemId }, { as });
      return app.call(api.collection.del, { itemId, undo: true }, { as });
    },
    rows: onEachItem(),
  },
  get: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildCollected(app, as, { text: 'Sleep on it.', tags: ['Calm'] });
      return app.call(api.collection.get, { kind: 'line', tag: 'Calm', keyword: 'sleep', limit: 1 }, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('a word of a teammate’s', () => ({ keyword: 'canary' }), signedIn),
    ],
  },
};
