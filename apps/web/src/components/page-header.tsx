import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The head of a screen. */
export type PageHeaderProps = {
  /** The one `h1` of the screen. */
  title: ReactNode;
  /** A small line above: the weekday, the team. */
  kicker?: ReactNode;
  /** Icon buttons, a week of berries. */
  aside?: ReactNode;
  className?: string;
};

/** Kicker, title in the serif, and what belongs at the end of the line. */
export function PageHeader({ title, kicker, aside, className }: PageHeaderProps) {
  return (
    <header
      className={classNames('mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3', className)}
    >
      <div className="min-w-0">
        {kicker && <div className="text-ink-2 text-sm">{kicker}</div>}
        <h1>{title}</h1>
      </div>
      {aside && <div className="flex min-w-0 flex-wrap items-center gap-1">{aside}</div>}
    </header>
  );
}
