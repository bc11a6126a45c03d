import type { DiaryView } from '@garden/contract';
import type { RefObject } from 'react';
import { KeepLine } from './keep-line.tsx';
import { KeepWatch } from './keep-watch.tsx';

/**
 * Keeps a line of a diary or of a comment on it: what is selected in their area, where `data-keep-diary` or
 * `data-keep-comment` marks a text that can be kept, or one chosen from a list. Load it lazily.
 */
export function KeepOfDiary({ diary, area }: { diary: DiaryView; area: RefObject<HTMLElement | null> }) {
  return (
    <>
      <KeepLine diary={diary} />
      <KeepWatch area={area} teamIds={diary.teamIds} />
    </>
  );
}
