import type { Page } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CloseIcon, PinIcon } from '../../components/icons/actions.tsx';
import { useNavStore } from './nav-store.ts';
import { doorOf, pageAt } from './navigation.ts';
import { pageIcons } from './page-icons.ts';
import { SideLine } from './side-line.tsx';

/** The pages that the user has pinned, each with a way to unpin it. */
export function SidePins({ table }: { table: readonly Page[] }) {
  const { t, i18n } = useLingui();
  const pins = useNavStore((state) => state.pins);
  const togglePin = useNavStore((state) => state.togglePin);
  const { href: open } = useLocation();
  return (
    <ul className="hidden @desk:grid">
      {pins.map((pin) => {
        const known = pageAt(table, pin.href);
        const name = known ? i18n._(known.title) : pin.label;
        const icon = doorOf(table, pin.path)?.icon;
        const Icon = icon ? pageIcons[icon] : PinIcon;
        return (
          <li key={pin.href} className="group relative">
            <SideLine
              to={pin.path}
              search={pin.search}
              icon={<Icon />}
              label={name}
              isCurrent={pin.href === open}
              className="grid pr-10"
            />
            <button
              type="button"
              aria-label={t`Unpin ${name}`}
              onClick={() => togglePin(pin)}
              className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-sm text-ink-3 opacity-0 hover:bg-paper focus-visible:opacity-100 group-hover:opacity-100"
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
