import type { CommentView, DiaryView } from '@garden/contract';
import { type RefObject, Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { KeepLine } from './wisdom/keep-line.tsx';
import { KeepWatch } from './wisdom/keep-watch.tsx';

const KeepComment = lazyComponent(async () => (await import('./wisdom/keep-of-comment.tsx')).KeepOfComment);

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

/** Keeps a comment, or a sentence of it. */
export function KeepOfComment(comment: { comment: CommentView; onClose: () => void }) {
  return (
    <Suspense>
      <KeepComment {...comment} />
    </Suspense>
  );
}
