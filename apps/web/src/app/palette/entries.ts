import type { ReactNode } from 'react';

/** A line of the palette. */
export type Entry = {
  readonly id: string;
  readonly label: string;
  /** Found by, beside the label: its name in English. */
  readonly also?: string;
  /** Told beside the label: where a page stands, someone's teams. */
  readonly note?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
};

/** Lines of one kind under their heading. */
export type EntryGroup = { readonly label: string; readonly items: readonly Entry[] };

/** The lines that hold every word of a query, groups without one left out; those that begin with it come first. */
export function matchingGroups(groups: readonly EntryGroup[], query: string): EntryGroup[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ label, also = '', note = '' }: Entry) => `${label} ${also} ${note}`.toLocaleLowerCase();
  const isFirst = (entry: Entry) => words[0] !== undefined && textOf(entry).startsWith(words[0]);
  return groups.flatMap(({ label, items }) => {
    const found = items.filter((entry) => words.every((word) => textOf(entry).includes(word)));
    if (found.length === 0) return [];
    return [{ label, items: [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))] }];
  });
}
