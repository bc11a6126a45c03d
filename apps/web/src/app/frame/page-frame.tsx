import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../components/icons/actions.tsx';
import { PageFrameContext } from '../../components/layout/page-frame.ts';
import { DoorRow } from './door-row.tsx';
import { HeadLinks } from './head-links.tsx';
import { aboveOf, doorsOf, pageAt } from './navigation.ts';
import { placeSigns } from './page-icons.ts';
import { useCarriedSearch, useNavigation } from './use-navigation.ts';

/** Gives the header of the page inside its back link and its row of doors; a page without doors has only the head's links. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { table, viewer, path, view, door, place } = useNavigation();
  const isDoor = door !== undefined && door.path === path && door.row !== 'head' && view === undefined;
  const hasRow = isDoor && (door.row === 'manage' || doorsOf(table, place, viewer).length > 1);
  const frame = useMemo(
    () => ({ back: <BackLink />, doors: hasRow ? <DoorRow /> : null, links: hasRow ? <HeadLinks /> : null }),
    [hasRow],
  );
  return (
    <PageFrameContext value={frame}>
      <div
        className={
          hasRow
            ? ''
            : 'relative [--beside-title:5.5rem] @max-[20rem]:[--beside-title:0rem] @tablet:[--beside-title:0rem]'
        }
      >
        {!hasRow && (
          <HeadLinks className="absolute top-3 right-2 z-10 @max-[20rem]:static @max-[20rem]:justify-end" />
        )}
        {children}
      </div>
    </PageFrameContext>
  );
}

/** The way up, from the table of pages. */
function BackLink() {
  const { i18n } = useLingui();
  const { table, viewer, path, view, door, place } = useNavigation();
  const carried = useCarriedSearch();
  const above = view ? pageAt(table, path) : aboveOf(table, path, viewer);
  if (above === undefined) return null;
  const isManage = !view && door?.path === path;
  return (
    <RouteLink
      to={above.path}
      search={carried(above)}
      look="plain"
      className={`max-w-full no-underline ${isManage ? '@desk:hidden' : ''}`}
    >
      <ArrowLeftIcon className="size-5" />
      <span className="min-w-0 truncate">
        {isManage ? i18n._(placeSigns[place].label) : i18n._(above.label ?? above.title)}
      </span>
    </RouteLink>
  );
}
