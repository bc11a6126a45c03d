import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { latePart } from '../states/late-part.tsx';

const DiscardChangesDialog = latePart(
  async () => (await import('./discard-changes-dialog.tsx')).DiscardChangesDialog,
);

type Report = (part: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Report>(() => undefined);

/** Marks a part of the page as unsaved for the guard around it. */
export function useUnsaved(part: string, isUnsaved: boolean): void {
  const report = useContext(Unsaved);
  useEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
}

/** Asks before the page is left while a part of it is not saved; moving within the page is free. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((part, isUnsaved) => {
    setParts((before) => {
      if (before.has(part) === isUnsaved) return before;
      const next = new Set(before);
      if (isUnsaved) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);
  const isUnsaved = parts.size > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <Unsaved value={report}>
      {children}
      {blocker.status === 'blocked' && (
        <DiscardChangesDialog onLeave={blocker.proceed} onStay={blocker.reset} />
      )}
    </Unsaved>
  );
}
