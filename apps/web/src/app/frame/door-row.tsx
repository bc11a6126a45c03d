import type { Page } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useMiddle } from '../../components/layout/use-middle.ts';
import { HeadLinks } from './head-links.tsx';
import { doorsOf, rowOf } from './navigation.ts';
import { placeSigns } from './page-icons.ts';
import { useCarriedSearch, useNavigation } from './use-navigation.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/**
 * The doors of the page's place in one row under its title, which scrolls sideways; search and messages at its end on a
 * phone, in a line of their own where letters are largest. A side bar has those of Garden, Team and Manage itself.
 */
export function DoorRow() {
  const { i18n } = useLingui();
  const { table, viewer, door, place } = useNavigation();
  const isManage = door?.row === 'manage';
  const doors = isManage ? rowOf(table, 'manage', viewer) : doorsOf(table, place, viewer);
  const manage = place === 'team' && !isManage ? rowOf(table, 'manage', viewer) : [];
  const isInSideBar = place === 'garden' || place === 'team';
  const scroller = useRef<HTMLElement>(null);
  const current = door?.path;
  useMiddle(scroller, `[data-path="${current}"]`);
  return (
    <div
      className={`-mr-2 mb-1 flex items-center justify-end gap-1 @max-[20rem]:flex-wrap @tablet:mb-3 ${isInSideBar ? '@desk:hidden' : ''}`}
    >
      <nav
        ref={scroller}
        aria-label={i18n._(placeSigns[place].label)}
        className="relative -ml-3 flex min-w-0 flex-1 overflow-x-auto @max-[20rem]:basis-full pr-4 [mask-image:linear-gradient(to_right,transparent,#000_min(1.25rem,var(--before,0px)),#000_calc(100%-1.25rem),transparent)] [scrollbar-width:none]"
      >
        {doors.map((page) => (
          <Door key={page.path} page={page} isCurrent={page.path === current}>
            {i18n._(page.label ?? page.title)}
            <WaitingBadge at={page.path} className="ml-1.5" />
          </Door>
        ))}
        {manage[0] && (
          <Door page={manage[0]} isCurrent={false}>
            <Trans>Manage</Trans>
            <WaitingBadge className="ml-1.5" />
          </Door>
        )}
      </nav>
      <HeadLinks />
    </div>
  );
}

function Door({ page, isCurrent, children }: { page: Page; isCurrent: boolean; children: ReactNode }) {
  const carried = useCarriedSearch();
  return (
    <Link
      to={page.path}
      search={carried(page)}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      data-path={page.path}
      className="group flex min-h-(--target) shrink-0 items-center whitespace-nowrap rounded-md text-ink-2 text-sm outline-offset-[-.1875rem] aria-[current]:font-semibold aria-[current]:text-grape"
    >
      <span className="rounded-pill px-3 py-1 group-aria-[current]:bg-grape-soft">{children}</span>
    </Link>
  );
}
