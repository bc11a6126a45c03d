import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../components/class-names.ts';
import { ChevronRightIcon } from '../../components/icons/actions.tsx';
import { useNavStore } from './nav-store.ts';
import type { NavGroup } from './navigation.ts';
import { pageIcons } from './page-icons.ts';
import { SideLine } from './side-line.tsx';
import { useCarriedSearch } from './use-navigation.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const groupNames = { garden: msg`Garden`, team: msg`Team`, manage: msg`Manage` };

/** A group of the side bar under its heading, which folds it. */
export function SideGroup({
  group: { name, lines },
  isOpen,
  current,
}: {
  group: NavGroup;
  isOpen: boolean;
  /** The path of the line that stands for the open page. */
  current: string | undefined;
}) {
  const { i18n } = useLingui();
  const fold = useNavStore((state) => state.fold);
  const carried = useCarriedSearch();
  const id = `side-${name}`;
  const holdsCurrent = lines.some(({ path }) => path === current);
  return (
    <div className="hidden @desk:block">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => fold(name, !isOpen)}
        className={classNames(
          'relative flex min-h-9 w-full items-center gap-1.5 rounded-md px-3 text-start font-semibold text-xs hover:bg-sunken',
          holdsCurrent && !isOpen ? 'bg-grape-soft text-grape' : 'text-ink-3',
        )}
      >
        {i18n._(groupNames[name])}
        <ChevronRightIcon className={classNames('size-4 transition-[rotate]', isOpen && 'rotate-90')} />
        {name === 'manage' && !isOpen && <WaitingBadge className="ml-auto" />}
      </button>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid' : ''}>
        {lines.map((page) => {
          const Icon = pageIcons[page.icon ?? 'list'];
          return (
            <SideLine
              key={page.path}
              to={page.path}
              search={carried(page)}
              icon={<Icon />}
              label={i18n._(page.label ?? page.title)}
              isCurrent={page.path === current}
              badge={<WaitingBadge at={page.path} className="absolute right-3" />}
            />
          );
        })}
      </div>
    </div>
  );
}
