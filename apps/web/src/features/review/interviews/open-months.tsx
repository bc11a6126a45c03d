import type { api, OutputOf } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';

type OpenMonth = OutputOf<typeof api.failUser.get>['open'][number];

type Props = { teamId: string; shown: string; open: readonly OpenMonth[] };

/** The way to other months of which the user still has interviews to hold. */
export function OpenMonths({ teamId, shown, open }: Props) {
  const locale = useLocale();
  const others = open.filter(({ month }) => month !== shown);
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-amber-soft px-3 py-1">
      <ClockIcon className="size-5 shrink-0 text-amber" />
      <span>
        <Trans>Still waiting:</Trans>
      </span>
      {others.map(({ month, count }) => (
        <RouteLink
          key={month}
          to="/interview"
          look="plain"
          search={{ teamId, month }}
          className="inline-flex min-h-(--target) items-center"
        >
          {formatDay(`${month}-01`, locale, 'month')}
          {count > 1 && ` (${count})`}
        </RouteLink>
      ))}
    </p>
  );
}
