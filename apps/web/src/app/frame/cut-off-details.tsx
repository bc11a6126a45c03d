import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { dayOf, formatClock, relativeDay, todayIn } from '../../components/days/format-time.ts';
import { asOf } from '../../lib/kept-reads/as-of.ts';
import { toast } from '../../lib/toast/toast.ts';

/** In the bar of a page without network: how old the page is, and that nothing is lost. */
export function CutOffDetails() {
  const { t } = useLingui();
  useEffect(
    () => () => {
      if (navigator.onLine) toast.success(t`Network restored`);
    },
    [t],
  );
  return (
    <>
      <AsOf />
      <span>
        · <Trans>What you write is kept</Trans>
      </span>
    </>
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
