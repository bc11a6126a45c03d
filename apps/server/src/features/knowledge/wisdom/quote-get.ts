import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor, readSeen } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { isMasked, isSaidIn, queryOfTexts, type Term, termsOf } from '../../diary/search/rules.ts';
import { findWords } from '../../team/words/store.ts';
import {
  findQuote,
  type HydratedQuote,
  listOwnQuotes,
  listQuotes,
  type QuoteKey,
  type QuoteOrder,
  searchQuotes,
} from './list.store.ts';
import { presentQuote } from './present.ts';

const key = z.tuple([keyPart.count, keyPart.id]);
const keyOf = ({ likes, id }: HydratedQuote): QuoteKey => [String(likes), id];

export const quoteGet = call(api.quote.get, async (ctx, input) => {
  const { teamId, quoteId, keyword = '', limit } = input;
  const after = readCursor(input.cursor, key);
  const reader = readerOf(ctx.actor);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuseField('teamId', 'teamNotFound');
  const { db } = ctx.database;
  if (quoteId !== undefined) {
    const quote = await findQuote({ db, hooks: ctx.hooks }, quoteId, reader);
    if (!quote) throw refuse('quoteNotFound');
    return { items: [presentQuote(quote, reader)], nextCursor: null };
  }
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return { items: [], nextCursor: null };
  const read = await chooseRead(ctx, { ...input, reader, terms });
  const isFound = (quote: HydratedQuote) => isSaidIn([presentQuote(quote, reader).text], terms);
  const found = await readSeen({ after, limit: limit + 1 }, read, keyOf, isFound);
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  return { items: rows.map((quote) => presentQuote(quote, reader)), nextCursor };
});

type Asked = {
  readonly reader: Reader;
  readonly terms: readonly Term[];
  readonly teamId?: string | undefined;
  readonly of: 'team' | 'mine';
  readonly sort: QuoteOrder;
};

async function chooseRead(ctx: Context, { reader, terms, teamId, of, sort: order }: Asked) {
  const on = { db: ctx.database.db, hooks: ctx.hooks };
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  type Page = Parameters<typeof listQuotes>[1]['page'];
  if (terms.length === 0) {
    return (page: Page) =>
      of === 'mine'
        ? listOwnQuotes(on, { reader, teamId, order, page })
        : listQuotes(on, { reader, teamIds, order, page });
  }
  const words = await findWords(on.db, teamIds);
  const maskedIn = teamIds.filter((id) => isMasked(terms, words.get(id)));
  const asked = { readerId: reader.userId, teamIds, maskedIn, isOneTeam: teamId !== undefined };
  const query = queryOfTexts(terms, asked);
  return (page: Page) => searchQuotes(on, { reader, query, isOwn: of === 'mine', order, page });
}
