import type { LocalDraft } from './drafts.ts';
import { emptyWriting, sameWriting, type Writing, writingOfContent } from './writing.ts';

/** A text of the server with the version it is at. */
export type Versioned = { readonly writing: Writing; readonly version: number };

/** What the editor begins with. */
export type Opening = {
  readonly writing: Writing;
  /** The server's version that the text grew from; 0 for none. */
  readonly version: number;
  /** The server does not have this text yet. */
  readonly unsent: boolean;
  /** The server's text, where it moved on while this browser kept another. */
  readonly newer: Versioned | undefined;
};

/** Chooses between what this browser kept and what the server has; where both moved on, both are kept. */
export function openingOf(kept: LocalDraft | undefined, server: Versioned | undefined): Opening {
  const { writing, version } = server ?? { writing: emptyWriting, version: 0 };
  if (kept === undefined) return { writing, version, unsent: false, newer: undefined };
  const mine = writingOfContent(kept.content);
  if (sameWriting(mine, writing)) return { writing, version, unsent: false, newer: undefined };
  const movedOn = server !== undefined && kept.baseVersion !== version;
  return {
    writing: mine,
    version: movedOn ? kept.baseVersion : version,
    unsent: true,
    newer: movedOn ? server : undefined,
  };
}
