import { type ReadonlySections, textsOf } from '@garden/contract';

/** What it takes to begin with a diary, however short it is, in characters. */
const EACH = 500;

/** How many characters stand in an entry, in whichever of its sections. */
export const weighEntry = (entry: ReadonlySections): number =>
  textsOf(entry).reduce((sum, text) => sum + text.length, 0);

/** Roughly how many characters it takes to look through some diaries. */
export const weighSources = (sources: readonly { readonly entry: ReadonlySections }[]): number =>
  sources.reduce((sum, { entry }) => sum + weighEntry(entry) + EACH, 0);
