import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentPerson } from '../../account/rules.ts';
import { keptSince } from '../../diary/readers/rules.ts';
import { inLedgerOrder, keyOf } from './rules.ts';
import { accesses, kinds, ownOf } from './store.ts';

const key = z.tuple([keyPart.day, z.enum(kinds), keyPart.id, keyPart.id]);
/** Days of readers may be ahead of one's own. */
const LAST_DAY = '9999-12-31';

export const ledgerList = call(api.ledger.list, async (ctx, { about, cursor, limit, ...asked }) => {
  const after = readCursor(cursor, key);
  const since = keptSince(ctx.now);
  const { readerId, from = since, to = LAST_DAY } = asked;
  const page = { after, readerId, from: from > since ? from : since, to, limit: limit + 1 };
  const own = ownOf(ctx);
  const found = await Promise.all(
    kinds
      .filter((kind) => about === undefined || about === kind)
      .map((rank) => accesses[rank](ctx.database.db, own, { ...page, rank })),
  );
  const entries = found.flat().sort(inLedgerOrder);
  const { rows, nextCursor } = cutPage(entries.slice(0, limit + 1), limit, keyOf);
  const items = rows.map(({ reader, ...entry }) => ({ ...entry, reader: reader && presentPerson(reader) }));
  return { items, nextCursor };
});
