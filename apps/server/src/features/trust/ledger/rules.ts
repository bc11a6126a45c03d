type Keyed = {
  readonly day: string;
  readonly about: string;
  readonly id: string;
  readonly reader: { readonly id: string };
};

/** By which a row of the ledger is found again: the day, what it is about, who, and of what. */
export const keyOf = ({ day, about, reader, id }: Keyed): [string, string, string, string] => [
  day,
  about,
  reader.id,
  id,
];

/** The latest day first; of one day in an order that never changes. */
export function inLedgerOrder(one: Keyed, other: Keyed): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  const at = a.findIndex((part, place) => part !== b[place]);
  if (at < 0) return 0;
  // Kinds go up within a day, all else goes down.
  const isUp = (a[at] ?? '') > (b[at] ?? '');
  return (at === 1 ? isUp : !isUp) ? 1 : -1;
}
