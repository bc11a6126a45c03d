import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessagesBadge } from './messages-badge.tsx';
import { rowOf } from './navigation.ts';
import { pageIcons } from './page-icons.ts';
import { useNavigation } from './use-navigation.ts';

/** Search and messages at the head of every page on a phone, the bell in the corner; wider pages have them in their navigation. */
export function HeadLinks({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const { table, viewer, door } = useNavigation();
  return (
    <div className={`flex shrink-0 @tablet:hidden ${className}`}>
      {rowOf(table, 'head', viewer)
        .toReversed()
        .map(({ path, title, icon = 'list' }) => {
          const Icon = pageIcons[icon];
          return (
            <Link
              key={path}
              to={path}
              activeOptions={{ exact: true }}
              aria-current={door?.path === path ? 'page' : undefined}
              className="relative grid size-(--target) place-items-center rounded-pill text-ink-2 aria-[current]:bg-grape-soft aria-[current]:text-grape"
            >
              <Icon />
              <span className="sr-only">{i18n._(title)}</span>
              {path === '/msg/list' && <MessagesBadge className="absolute top-1 right-0.5" />}
            </Link>
          );
        })}
    </div>
  );
}
