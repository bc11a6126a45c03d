import type { CommentView, DiaryView } from '@garden/contract';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { readSelection, type Selected } from './wisdom/selection.ts';

const KeepAction = lazyComponent(async () => (await import('./wisdom/keep-action.tsx')).KeepAction);
const KeepLine = lazyComponent(async () => (await import('./wisdom/keep-line.tsx')).KeepLine);
const KeepOfComment = lazyComponent(async () => (await import('./wisdom/keep-of-comment.tsx')).KeepOfComment);
const KeepDialog = lazyComponent(async () => (await import('./wisdom/keep-dialog.tsx')).KeepDialog);

/** Selecting takes a while; the action comes once it rests. */
const REST_MS = 250;

/**
 * An area of readable texts, each marked by `keepable`: what is selected in one of them can be kept as wisdom.
 */
export function KeepSelection({
  children,
  className,
  teamIds = [],
}: {
  children: ReactNode;
  className?: string;
  /** Who reads the diary in it. */
  teamIds?: readonly string[];
}) {
  const area = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Selected>();
  const [kept, setKept] = useState<Selected>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSelected(area.current ? readSelection(area.current) : undefined);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, []);
  return (
    <div ref={area} className={className}>
      {children}
      <Suspense>
        {selected && !kept && (
          <KeepAction
            range={selected.range}
            onKeep={() => setKept(selected)}
            onClose={() => setSelected(undefined)}
          />
        )}
        {kept && (
          <KeepDialog
            of={kept.of}
            by={kept.by}
            teamIds={teamIds}
            lines={[kept.text]}
            onClose={() => {
              setKept(undefined);
              setSelected(undefined);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Below a diary: keeps one of its lines, chosen from a list. */
export function KeepLineButton({ diary }: { diary: DiaryView }) {
  return (
    <Suspense>
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
