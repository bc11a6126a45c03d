import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '../../components/choices/chip.tsx';
import { countUnseen, useUnseenStore } from '../../features/notice/unseen-store.shared.ts';

/** How many messages were not seen. */
export function MessagesBadge({ className }: { className: string }) {
  // Re-renders when the language changes.
  useLingui();
  const unseen = useUnseenStore(countUnseen);
  return (
    <Badge
      count={unseen}
      label={plural(unseen, { one: ', # unread message', other: ', # unread messages' })}
      className={className}
    />
  );
}
