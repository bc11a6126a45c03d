import type { DraftView } from '@garden/contract';
import { presentOwnSections } from '../present.ts';
import type { DraftRow } from './draft.store.ts';

/** A draft as its author sees it. */
export function presentDraft(draft: DraftRow): DraftView {
  return {
    day: draft.day,
    title: draft.title,
    sections: presentOwnSections(draft.sections),
    teamIds: draft.teamIds,
    expression: draft.expression,
    images: draft.images.map(({ file, alt }) => ({ file, alt })),
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
  };
}
