import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../../components/choices/switch.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { feedKeys } from '../../../lib/preferences/feed-keys.ts';
import { readOnMove } from '../../../lib/preferences/read-on-move.ts';

/** What counts as read, and the keys. */
export function ReadingChoices({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const isReadOnMove = readOnMove.useChoice() === 'on';
  const hasLetters = feedKeys.useChoice() === 'on';
  const space = t({ message: 'Space', context: 'key' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>How you read</Trans>}>
      <Switch
        label={t`Going on marks a diary as read`}
        hint={t`Off, each stays unread until you say otherwise. Either way its author sees that you opened it.`}
        checked={isReadOnMove}
        onChange={({ target }) => readOnMove.choose(target.checked ? 'on' : 'off')}
      />
      <h3 className="mt-4 mb-1 text-lg">
        <Trans>Keys</Trans>
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
        {hasLetters && (
          <Key keys={['J', 'K']}>
            <Trans>Next, previous</Trans>
          </Key>
        )}
        <Key keys={[space]}>
          <Trans>Scroll, then next</Trans>
        </Key>
        <Key keys={['Shift', space]}>
          <Trans>Scroll back, then previous</Trans>
        </Key>
        {hasLetters && (
          <>
            <Key keys={['U']}>
              <Trans>Keep unread, or mark as read</Trans>
            </Key>
            <Key keys={['L']}>
              <Trans>Like</Trans>
            </Key>
            <Key keys={['R']}>
              <Trans>Comment</Trans>
            </Key>
            <Key keys={['O']}>
              <Trans>Open on its own page</Trans>
            </Key>
          </>
        )}
        <Key keys={['Esc']}>
          <Trans>Back to all diaries</Trans>
        </Key>
      </dl>
      <p className="mt-4 text-ink-2 text-sm">
        {hasLetters ? (
          <Trans>On a touchscreen, swipe left for the next diary and right for the previous one.</Trans>
        ) : (
          <Trans>Letter keys are off. “Look” in “Me” turns them on.</Trans>
        )}
      </p>
    </Dialog>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-sm border border-control bg-sunken px-1.5 font-sans">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
