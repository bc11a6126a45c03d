import { Trans, useLingui } from '@lingui/react/macro';
import { PenIcon } from '../../components/icons/places.tsx';
import { LogoMark } from '../../components/layout/logo.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { MessagesBadge } from './messages-badge.tsx';
import { useNavStore } from './nav-store.ts';
import { NavTeamSwitcher } from './nav-team-switcher.tsx';
import { doorsOf, groupsOf, MOST_LINES, openGroups, openPlaces, rowOf } from './navigation.ts';
import { pageIcons, placeSigns } from './page-icons.ts';
import { SideGroup } from './side-group.tsx';
import { SideLine } from './side-line.tsx';
import { StartLink } from './start-link.tsx';
import { useNavigation } from './use-navigation.ts';
import { WaitingBadge } from './waiting-badge.tsx';

// Few pin a page, and a phone shows none.
const SidePins = latePart(async () => (await import('./side-pins.tsx')).SidePins, { failed: null });

const badgeOnIcon =
  'absolute top-0.5 left-[calc(50%+.5rem)] @desk:top-1/2 @desk:right-3 @desk:left-auto @desk:-translate-y-1/2';

/** The navigation beside the page: a rail of 72 px with the places on a tablet, a side bar of 240 px on a desk. */
export function SideNav() {
  const { t, i18n } = useLingui();
  const { table, viewer, door, place } = useNavigation();
  const folding = useNavStore((state) => state.folding);
  const pinned = useNavStore((state) => state.pins.length);
  const head = [...doorsOf(table, 'today', viewer).slice(0, 1), ...rowOf(table, 'head', viewer)];
  const groups = groupsOf(table, viewer);
  const open = openGroups(groups, folding, MOST_LINES - head.length - pinned, door?.path);
  return (
    <nav
      aria-label={t`Main`}
      onScroll={({ currentTarget: bar }) => bar.style.setProperty('--before', `${bar.scrollTop}px`)}
      // Both ends fade where it goes on, as a row of doors does; the foot does so above the person.
      className="sticky top-0 hidden h-dvh scroll-quiet scroll-pb-20 flex-col [mask-image:linear-gradient(transparent,#000_min(1.25rem,var(--before,0px)))] gap-1 border-line border-r px-2 pt-4 @tablet:flex @desk:px-4"
    >
      <div className="mb-2 flex min-h-(--target) shrink-0 items-center justify-center gap-1 @desk:justify-start @desk:pl-2">
        <StartLink aria-label={t`Grape Garden`} className="rounded-md">
          <LogoMark className="h-9 w-8" />
        </StartLink>
        <div className="hidden min-w-0 flex-1 @desk:flex">
          <NavTeamSwitcher />
        </div>
      </div>
      <StartLink
        hash="write"
        className="mb-1 grid min-h-(--target) shrink-0 place-content-center justify-items-center gap-0.5 rounded-md bg-grape py-1 font-semibold text-on-grape text-xs shadow-low hover:bg-grape-deep @desk:grid-flow-col @desk:items-center @desk:gap-2 @desk:rounded-pill @desk:text-base"
      >
        <PenIcon />
        <Trans>Write</Trans>
      </StartLink>
      {openPlaces(table, viewer)
        .filter((each) => each.place !== 'me')
        .map((each) => {
          const { label, icon: Icon } = placeSigns[each.place];
          return (
            <SideLine
              key={each.place}
              to={each.first.path}
              icon={<Icon />}
              label={i18n._(label)}
              isCurrent={place === each.place && door?.row !== 'head'}
              badge={each.place === 'team' && <WaitingBadge className={badgeOnIcon} />}
              className={each.place === 'today' ? 'grid' : 'grid @desk:hidden'}
            />
          );
        })}
      {rowOf(table, 'head', viewer).map((page) => {
        const Icon = pageIcons[page.icon ?? 'list'];
        return (
          <SideLine
            key={page.path}
            to={page.path}
            icon={<Icon />}
            label={i18n._(page.title)}
            isCurrent={door?.path === page.path}
            badge={page.path === '/msg/list' ? <MessagesBadge className={badgeOnIcon} /> : <PaletteHint />}
          />
        );
      })}
      {pinned > 0 && <SidePins table={table} />}
      <div className="hidden pt-2 @desk:grid">
        {groups.map((group) => (
          <SideGroup key={group.name} group={group} isOpen={open.has(group.name)} current={door?.path} />
        ))}
      </div>
      <Person isCurrent={place === 'me' && door?.row !== 'head'} />
    </nav>
  );
}

/** How the palette is opened, beside the search. */
function PaletteHint() {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span aria-hidden="true" className="absolute right-3 hidden font-sans text-ink-2 text-sm @desk:block">
      {isMac ? '⌘K' : 'Ctrl K'}
    </span>
  );
}

/** The user at the foot of the side bar, who leads to their own pages. */
function Person({ isCurrent }: { isCurrent: boolean }) {
  const { i18n } = useLingui();
  const person = useUserStore((state) => state.userInfo);
  const { label, icon: Icon } = placeSigns.me;
  return (
    <div className="sticky bottom-0 mt-auto bg-[linear-gradient(transparent,var(--color-paper)_1.25rem)] pt-5 pb-3">
      <SideLine
        to="/mine"
        icon={
          person ? (
            <Avatar
              name={person.name}
              personId={person.id}
              src={person.avatar}
              size="xs"
              className="-mx-0.5"
            />
          ) : (
            <Icon />
          )
        }
        label={
          <>
            <span className="@desk:hidden">{i18n._(label)}</span>
            <span className="hidden @desk:inline">{person?.name ?? i18n._(label)}</span>
          </>
        }
        isCurrent={isCurrent}
      />
    </div>
  );
}
