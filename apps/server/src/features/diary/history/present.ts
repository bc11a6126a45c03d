import type { DiaryVersionView } from '@garden/contract';
import { presentOwnSections } from '../present.ts';
import type { VersionRow } from './versions.store.ts';

/** What a diary said once, as its author sees it. */
export function presentVersion({ version, title, sections, writtenAt }: VersionRow): DiaryVersionView {
  return { version, title, sections: presentOwnSections(sections), writtenAt: writtenAt.toISOString() };
}
