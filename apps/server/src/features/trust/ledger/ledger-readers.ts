import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentPerson } from '../../account/rules.ts';
import { listLedgerPeople, ownOf } from './store.ts';

export const ledgerReaders = call(api.ledger.readers, async (ctx) => {
  const people = await listLedgerPeople(ctx.database.db, ownOf(ctx), ctx.now);
  const items = people.map(presentPerson);
  return { items: items.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)) };
});
