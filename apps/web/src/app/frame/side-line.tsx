import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  to: string;
  search?: Record<string, unknown>;
  icon: ReactNode;
  label: ReactNode;
  /** Stands for the page that is open, or is it. */
  isCurrent: boolean;
  badge?: ReactNode;
  className?: string;
};

/** A line of the side bar; on a rail its words are small below the icon. */
export function SideLine({ to, search = {}, icon, label, isCurrent, badge, className = 'grid' }: Props) {
  return (
    <Link
      to={to}
      search={search}
      // The router marks pages below a link's own as the link's, too.
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${className} relative min-h-(--target) content-center justify-items-center gap-0.5 rounded-md py-1 text-ink-2 text-xs hover:bg-sunken aria-[current]:bg-grape-soft aria-[current]:font-semibold aria-[current]:text-grape @desk:min-h-10 @desk:grid-flow-col @desk:items-center @desk:justify-start @desk:gap-3 @desk:px-3 @desk:text-base`}
    >
      {icon}
      <span className="max-w-full truncate">{label}</span>
      {badge}
    </Link>
  );
}
