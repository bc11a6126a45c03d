import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useId, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** The parts of the page that wait for the network, in their order. */
const useWaiting = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** In place of a part that was never read; the first one says it for the whole page, and any in a dialog for that. */
export function LoadsLater() {
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const place = useLocation({ select: ({ href }) => href });
  const isFirst = useWaiting(({ ids }) => ids[0] === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place may show another part
  useLayoutEffect(() => {
    // A list behind what was opened of it says nothing.
    if (!line.current?.parentElement?.checkVisibility()) return;
    useWaiting.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => useWaiting.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }));
  }, [id, place]);
  return (
    <p ref={line} className={isFirst ? 'py-3 text-ink-2' : 'hidden text-ink-2 in-[[role=dialog]]:block'}>
      <Trans>You’re offline. This loads when the network is back.</Trans>
    </p>
  );
}
