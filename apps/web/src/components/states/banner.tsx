import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon, RefreshIcon } from '../icons/actions.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon, OfflineIcon } from '../icons/signs.tsx';

/** What a banner is about. */
export type BannerTone = 'info' | 'good' | 'offline' | 'error';

/** A sentence about the whole screen or part. */
export type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action than retrying. */
  action?: ReactNode;
  /** Shows a cross. */
  onClose?: () => void;
  className?: string;
};

const tones: Record<BannerTone, { box: string; icon: ReactNode }> = {
  info: { box: 'bg-grape-soft text-grape', icon: <InfoIcon /> },
  good: { box: 'bg-leaf-soft text-leaf', icon: <CheckCircleIcon /> },
  offline: { box: 'bg-amber-soft text-amber', icon: <OfflineIcon /> },
  error: { box: 'bg-danger-soft text-danger', icon: <AlertIcon /> },
};

/** Says what happened and what to do; an error is announced at once. */
export function Banner({
  tone = 'info',
  title,
  children,
  onRetry,
  retrying = false,
  action,
  onClose,
  className,
}: BannerProps) {
  const { t } = useLingui();
  const { box, icon } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-transparent p-3',
        box,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <span className="grid h-[1lh] place-items-center">{icon}</span>
        <div className="min-w-0 text-ink">
          {title && <p className="font-semibold">{title}</p>}
          <div>{children}</div>
        </div>
      </div>
      {action}
      {onRetry && (
        <Button
          look="quiet"
          loading={retrying}
          icon={<RefreshIcon className="size-5" />}
          onClick={onRetry}
          className="ml-auto"
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {onClose && (
        <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} className="-my-2 self-start" />
      )}
    </div>
  );
}
