import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip, type ChipTone } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { AlertIcon, CheckCircleIcon, CloudCheckIcon, OfflineIcon } from '../../../components/icons/signs.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import type { SaveStatus } from '../writing/autosave.ts';

/** Beside what the autosave reports: the entry itself is on the server. */
type ShownStatus = SaveStatus | 'sent';

type Shown = { tone: ChipTone; icon: ReactNode; words: ReactNode };

function shownOf(status: Exclude<ShownStatus, 'untouched'>): Shown {
  switch (status) {
    case 'saving':
      return { tone: 'plain', icon: <Spinner className="size-4" />, words: <Trans>Saving…</Trans> };
    case 'saved':
      return { tone: 'leaf', icon: <CloudCheckIcon className="size-4" />, words: <Trans>Saved</Trans> };
    case 'kept':
      return {
        tone: 'leaf',
        icon: <CheckCircleIcon className="size-4" />,
        words: <Trans>Saved on this device</Trans>,
      };
    case 'waiting':
      return {
        tone: 'amber',
        icon: <OfflineIcon className="size-4" />,
        words: <Trans>Waiting for network</Trans>,
      };
    case 'sent':
      return { tone: 'leaf', icon: <CheckCircleIcon className="size-4" />, words: <Trans>Sent</Trans> };
    case 'failed':
      return { tone: 'danger', icon: <AlertIcon className="size-4" />, words: <Trans>Couldn’t save</Trans> };
  }
}

const inks: Record<ChipTone, string> = {
  plain: '',
  grape: 'text-grape',
  leaf: 'text-leaf',
  amber: 'text-amber',
  danger: 'text-danger',
};

/** Where the text is. Only what needs the writer's attention is read out. */
export function SaveState({
  status,
  onRetry,
  compact = false,
}: {
  status: ShownStatus;
  onRetry?: () => void;
  /** Sign and words alone, in the strip above the phone's bar. */
  compact?: boolean;
}) {
  const shown = status === 'untouched' ? undefined : shownOf(status);
  const isSaveJournal = status === 'saved' || status === 'sent';
  useEffect(() => {
    useTeamStore.setState({ isSaveJournal });
    return () => void useTeamStore.setState({ isSaveJournal: false });
  }, [isSaveJournal]);
  const isUrgent = status === 'waiting' || status === 'failed';
  return (
    <div className={classNames('flex flex-wrap items-center gap-1', !compact && 'min-h-(--target)')}>
      <span aria-live={isUrgent ? 'polite' : 'off'}>
        {shown &&
          (compact ? (
            <span className={classNames('inline-flex items-center gap-1.5', inks[shown.tone])}>
              {shown.icon}
              {shown.words}
            </span>
          ) : (
            <Chip tone={shown.tone} icon={shown.icon}>
              {shown.words}
            </Chip>
          ))}
      </span>
      {status === 'failed' && onRetry && (
        <Button look="ghost" className={compact ? 'min-h-8! text-xs' : ''} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
