import type { ReadonlySections } from '@garden/contract';
import { type Place, type Sentence, sentencesOf } from '@garden/rubric';

/** What one person wrote. */
export type Source = { readonly id: string; readonly authorId: string; readonly entry: ReadonlySections };

/** Where a sentence stands: every claim of this package carries one. */
export type Citation = { readonly sourceId: string; readonly authorId: string; readonly at: Place };

/** A sentence with where it stands. */
export type CitedText = Citation & Pick<Sentence, 'shown' | 'text'>;

/** The sentences of an entry that others read, in the order of its sections. */
export function sentencesIn({ id, authorId, entry }: Source): CitedText[] {
  return sentencesOf(entry).map(({ at, shown, text }) => ({ sourceId: id, authorId, at, shown, text }));
}
