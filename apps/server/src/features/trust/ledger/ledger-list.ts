import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentPerson } from '../../account/rules.ts';
import { todayOf } from '../../diary/days/store.ts';
import { inLedgerOrder, keyOf } from './rules.ts';
import { accesses, kinds } from './store.ts';

const key = z.tuple([keyPart.day, z.enum(kinds), keyPart.id, keyPart.id]);

export const ledgerList = call(api.ledger.list, async (ctx, { about, readerId, cursor, limit }) => {
  const { userId: ownerId, memberships } = ctx.actor;
  const after = readCursor(cursor, key);
  const own = { ownerId, teamIds: memberships.map(({ teamId }) => teamId), today: todayOf(ctx) };
  const found = await Promise.all(
    kinds
      .filter((kind) => about === undefined || about === kind)
      .map((rank) => accesses[rank](ctx.database.db, own, { after, rank, readerId, limit: limit + 1 })),
  );
  const entries = found.flat().sort(inLedgerOrder);
  const { rows, nextCursor } = cutPage(entries.slice(0, limit + 1), limit, keyOf);
  const items = rows.map(({ reader, ...entry }) => ({ ...entry, reader: presentPerson(reader) }));
  return { items, nextCursor };
});
