import type { CommentView, DiaryView } from '@garden/contract';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';

const KeepWatch = lazyComponent(async () => (await import('./wisdom/keep-watch.tsx')).KeepWatch);
const KeepLine = lazyComponent(async () => (await import('./wisdom/keep-line.tsx')).KeepLine);
const KeepOfComment = lazyComponent(async () => (await import('./wisdom/keep-of-comment.tsx')).KeepOfComment);

/** An area of readable texts, each marked by `keepable`: what is selected in one of them can be kept as wisdom. */
export function KeepSelection({
  children,
  className,
  teamIds,
}: {
  children: ReactNode;
  className?: string;
  /** Who reads the diary in it. */
  teamIds?: readonly string[] | undefined;
}) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className={className}>
      {children}
      <Suspense>
        <KeepWatch area={area} teamIds={teamIds} />
      </Suspense>
    </div>
  );
}

/** Below a diary: keeps one of its lines, chosen from a list. */
export function KeepLineButton({ diary }: { diary: DiaryView }) {
  return (
    <Suspense fallback={<span className="min-h-(--target)" />}>
      <KeepLine diary={diary} />
    </Suspense>
  );
}

/** Keeps a comment, or a line of it. */
export function KeepComment({ comment, onClose }: { comment: CommentView; onClose: () => void }) {
  return (
    <Suspense>
      <KeepOfComment comment={comment} onClose={onClose} />
    </Suspense>
  );
}
