import type { Sections } from '@garden/contract';

type StoredEntry = { readonly [Name in keyof Sections]: Readonly<Sections[Name]> };

/** An entry as any of its teams reads it: without mistakes, and without answers to what one team alone has asked. */
export const entryForAll = (sections: StoredEntry): StoredEntry => ({
  ...sections,
  mistakes: [],
  answers: [],
  topics: [],
});
