import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { START_PAGE } from './access.ts';
import { type Destination, destinations } from './destinations.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import { WriteSlot } from './write-slot.tsx';

const MIDDLE = destinations.length / 2;

/** With the largest letters on a small phone five words do not fit: the icons stay, the words are only heard. */
const label = 'max-w-full truncate @max-[18rem]:sr-only';

/** The phone's navigation at the foot of the window, writing raised in its middle. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="sticky bottom-0 z-30 grid grid-cols-5 items-end border-line border-t bg-surface px-1 pt-1 pb-[max(.375rem,env(safe-area-inset-bottom))] text-xs @tablet:hidden"
    >
      {destinations.slice(0, MIDDLE).map((place) => (
        <Tab key={place.to} place={place} />
      ))}
      <WriteSlot label={label} />
      {destinations.slice(MIDDLE).map((place) => (
        <Tab key={place.to} place={place} />
      ))}
    </nav>
  );
}

function Tab({ place: { to, label: name, icon: Icon, also } }: { place: Destination }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === START_PAGE, includeSearch: false }}
      aria-current={also?.some((page) => page === pathname) || undefined}
      className="relative grid min-h-(--target) content-center justify-items-center gap-0.5 rounded-md text-ink-3 aria-[current]:font-semibold aria-[current]:text-grape"
    >
      <Icon />
      <span className={label}>{i18n._(name)}</span>
      {to === '/department' && <WaitingBadge />}
    </Link>
  );
}
