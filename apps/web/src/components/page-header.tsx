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

/**
 * Kicker, title in the serif, and what belongs at the end of the line. `--beside-title` is the room that the page's
 * frame takes at the end of the first line.
 */
export function PageHeader({ title, kicker, aside, className }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pr-(--beside-title)',
        className,
      )}
    >
      <div className="flex min-h-(--target) min-w-0 flex-col items-start justify-center">
        {kicker && <div className="wrap-anywhere max-w-full text-ink-2 text-sm">{kicker}</div>}
        <h1 className="wrap-anywhere">{title}</h1>
      </div>
      {aside && <div className="flex min-w-0 flex-wrap items-center gap-1">{aside}</div>}
    </header>
  );
}
