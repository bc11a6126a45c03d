import type { LedgerEntry, OperatorAct } from '@garden/contract';

type Keyed = Pick<LedgerEntry, 'day' | 'about' | 'id'> & { readonly reader: { readonly id: string } | null };
type Key = [day: string, about: string, readerId: string, id: string];

/** Operators have no account, and what they do is about no single row. */
const NO_ONE = '00000000-0000-4000-8000-000000000000';
const ids: Readonly<Record<OperatorAct, string>> = {
  backup: '00000000-0000-4000-8000-000000000002',
  restore: '00000000-0000-4000-8000-000000000001',
};

/** What stands in the place of an id for copies of the whole server. */
export const idOfCopies = (act: OperatorAct): string => ids[act];

/** By which a row of the ledger is found again: the day, what it is about, who, and of what. */
export const keyOf = ({ day, about, reader, id }: Keyed): Key => [day, about, reader?.id ?? NO_ONE, id];

/** The latest day first; of one day in an order that never changes. */
export const inLedgerOrder = (one: Keyed, other: Keyed): number => compare(keyOf(one), keyOf(other));

function compare(a: Readonly<Key>, b: Readonly<Key>): number {
  const at = a.findIndex((part, place) => part !== b[place]);
  if (at < 0) return 0;
  // Kinds go up within a day, all else goes down.
  const isUp = (a[at] ?? '') > (b[at] ?? '');
  return (at === 1 ? isUp : !isUp) ? 1 : -1;
}

/** Whether a row stands behind the end of a page. */
export const isBehind = (row: Keyed, after: Readonly<Key> | undefined): boolean =>
  after === undefined || compare(keyOf(row), after) > 0;
