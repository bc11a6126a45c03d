import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { openPlaces } from './navigation.ts';
import { placeSigns } from './page-icons.ts';
import { useNavigation } from './use-navigation.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import { WriteSlot } from './write-slot.tsx';

/** With the largest letters on a small phone the words do not fit: the icons stay, the words are only heard. */
const label = 'max-w-full truncate @max-[18rem]:sr-only';

/** With the largest letters a badge is as large as the tab is wide: there it keeps to the tab's corner. */
const badge =
  'absolute top-0.5 left-[calc(50%+.5rem)] @max-[18rem]:right-0 @max-[18rem]:left-auto @max-[18rem]:h-[min(1.25rem,7vw)] @max-[18rem]:min-w-[min(1.25rem,7vw)] @max-[18rem]:px-[1.5vw] @max-[18rem]:text-[min(.75rem,4.5vw)]';

type Tabs = ReturnType<typeof openPlaces>;

/** The phone's navigation at the foot of the window: the places, writing raised in its middle. */
export function TabBar() {
  const { t } = useLingui();
  const { table, viewer } = useNavigation();
  const open = openPlaces(table, viewer);
  const isOwn = ({ place }: Tabs[number]) => place === 'today' || place === 'garden';
  return (
    <nav
      aria-label={t`Main`}
      className="sticky bottom-0 z-30 grid grid-cols-[2fr_1fr_2fr] items-end @max-[18rem]:items-start border-line border-t bg-surface px-1 pt-1 pb-[max(.375rem,env(safe-area-inset-bottom))] text-xs @tablet:hidden"
    >
      <Side tabs={open.filter(isOwn)} />
      <WriteSlot label={label} />
      <Side tabs={open.filter((tab) => !isOwn(tab))} />
    </nav>
  );
}

function Side({ tabs }: { tabs: Tabs }) {
  return (
    <div className="grid auto-cols-fr grid-flow-col">
      {tabs.map((tab) => (
        <Tab key={tab.place} tab={tab} />
      ))}
    </div>
  );
}

function Tab({ tab: { place, first } }: { tab: Tabs[number] }) {
  const { i18n } = useLingui();
  const { place: here } = useNavigation();
  const { label: name, icon: Icon } = placeSigns[place];
  return (
    <Link
      to={first.path}
      activeOptions={{ exact: true }}
      aria-current={here === place ? 'page' : undefined}
      className="relative grid min-h-(--target) content-center justify-items-center gap-0.5 rounded-md text-ink-3 aria-[current]:font-semibold aria-[current]:text-grape"
    >
      <Icon />
      <span className={label}>{i18n._(name)}</span>
      {place === 'team' && <WaitingBadge className={badge} />}
    </Link>
  );
}
