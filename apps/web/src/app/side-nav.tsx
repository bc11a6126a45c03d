import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { PenIcon } from '../components/icons/places.tsx';
import { Logo, LogoMark } from '../components/logo.tsx';
import { useUserStore } from '../lib/stores/user-store.ts';
import { START_PAGE } from './access.ts';
import { type Destination, destinations, messagesPlace, searchPlace } from './destinations.ts';
import { MessagesBadge } from './messages-badge.tsx';
import { NavGroupSwitcher } from './nav-group-switcher.tsx';
import { StartLink } from './start-link.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

/** The navigation beside the page: a rail of 72 px on a tablet, a side bar of 240 px on a desk. */
export function SideNav() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="sticky top-0 hidden h-dvh scroll-quiet flex-col gap-1 border-line border-r px-2 py-6 @tablet:flex @desk:px-4"
    >
      <StartLink
        aria-label={t`Grape garden`}
        className="mb-5 grid justify-items-center rounded-md @desk:justify-items-start @desk:px-3"
      >
        <LogoMark className="h-9 w-8 @desk:hidden" />
        <span className="hidden @desk:block">
          <Logo />
        </span>
      </StartLink>
      <StartLink
        hash="write"
        className="mb-4 grid min-h-(--target) place-content-center justify-items-center gap-0.5 rounded-md bg-grape py-1 font-semibold text-on-grape text-xs shadow-low hover:bg-grape-deep @desk:grid-flow-col @desk:items-center @desk:gap-2 @desk:rounded-pill @desk:text-base"
      >
        <PenIcon />
        <Trans>Write</Trans>
      </StartLink>
      <NavGroupSwitcher />
      {destinations.map((place) => (
        <Place key={place.to} place={place} />
      ))}
      <Place place={messagesPlace} />
      <Place place={searchPlace} />
    </nav>
  );
}

function Place({ place: { to, label, icon: Icon, also } }: { place: Destination }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === START_PAGE, includeSearch: false }}
      aria-current={also?.some((page) => page === pathname) || undefined}
      className="relative grid min-h-(--target) content-center justify-items-center gap-0.5 rounded-md py-1 text-ink-2 text-xs hover:bg-sunken aria-[current]:bg-grape-soft aria-[current]:font-semibold aria-[current]:text-grape @desk:grid-flow-col @desk:items-center @desk:justify-start @desk:gap-3 @desk:px-3 @desk:text-base"
    >
      {to === '/mine' ? <OwnFace fallback={<Icon />} /> : <Icon />}
      <span className="max-w-full truncate">{i18n._(label)}</span>
      {to === '/department' && <WaitingBadge />}
      {to === messagesPlace.to && (
        <MessagesBadge className="absolute top-0.5 left-[calc(50%+.5rem)] @desk:top-1/2 @desk:right-3 @desk:left-auto @desk:-translate-y-1/2" />
      )}
    </Link>
  );
}

function OwnFace({ fallback }: { fallback: ReactNode }) {
  const person = useUserStore((state) => state.userInfo);
  if (person === null) return fallback;
  return <Avatar name={person.name} personId={person.id} src={person.avatar} size="xs" className="-mx-0.5" />;
}
