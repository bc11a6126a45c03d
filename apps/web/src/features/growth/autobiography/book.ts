import type { api, OutputOf } from '@garden/contract';

export type Book = OutputOf<typeof api.autobiography.get>;

/** The years of a book, the newest first. */
export const yearsOf = ({ months }: Pick<Book, 'months'>): string[] => [
  ...new Set(months.map(({ month }) => month.slice(0, 4))),
];

/** In the order of the book, of what comes with the newest first. */
export const inOrder = <T>({ order }: Pick<Book, 'order'>, newestFirst: readonly T[]): readonly T[] =>
  order === 'newest' ? newestFirst : newestFirst.toReversed();
