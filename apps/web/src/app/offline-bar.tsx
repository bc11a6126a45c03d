import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { dayOf, formatClock, relativeDay, todayIn } from '../components/format-time.ts';
import { OfflineIcon } from '../components/icons/signs.tsx';
import { asOf } from '../lib/kept-reads/as-of.ts';
import { toast } from '../lib/toast/toast.ts';

/** As high at every size of letters, so that it never pushes away what is being written. */
const ONE_LINE = { height: 44, paddingInline: 'min(1rem, 16px)', fontSize: 'min(0.875rem, 24px)' } as const;

/**
 * One line at the head of every page while there is no network; what finds no room in it, at a large size, is left out
 * from the end. It is announced once, whatever the page shows then.
 */
export function OfflineBar() {
  const { t } = useLingui();
  useEffect(
    () => () => {
      if (navigator.onLine) toast.success(t`Network restored`);
    },
    [t],
  );
  return (
    <div className="flex items-center gap-2 bg-amber-soft" style={ONE_LINE}>
      <OfflineIcon className="size-5 shrink-0 text-amber @max-[18rem]:hidden" />
      <div className="flex h-[1lh] min-w-0 flex-wrap gap-x-1 overflow-hidden">
        <p role="status" className="font-semibold">
          <span className="@max-[18rem]:hidden">
            <Trans>Network disconnected</Trans>
          </span>
          <span className="hidden @max-[18rem]:block">
            <Trans>Offline</Trans>
          </span>
        </p>
        <AsOf />
        <span>
          · <Trans>What you write is kept</Trans>
        </span>
      </div>
    </div>
  );
}

/** How old what the page shows is: the hour, or the day before today. */
function AsOf() {
  const { i18n } = useLingui();
  const at = useAsOf();
  if (at === undefined) return null;
  const instant = new Date(at).toISOString();
  const day = dayOf(instant);
  const time =
    day === todayIn() ? formatClock(instant, i18n.locale) : relativeDay(day, todayIn(), i18n.locale);
  return (
    <span>
      ·{' '}
      <Trans>
        as of <time dateTime={instant}>{time}</time>
      </Trans>
    </span>
  );
}

function useAsOf(): number | undefined {
  const cache = useQueryClient();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.getQueryCache().subscribe(({ type }) => {
        // Others begin to read while they render, which must not render this anew.
        if (type !== 'added') listener();
      }),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => asOf(cache, page));
}
