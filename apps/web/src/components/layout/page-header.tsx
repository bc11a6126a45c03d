import { type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import { PageFrameContext } from './page-frame.ts';

/** The head of a screen. */
export type PageHeaderProps = {
  /** The one `h1` of the screen. */
  title: ReactNode;
  /** A small line above: the weekday, the team. */
  kicker?: ReactNode;
  /** Before the title: a person's picture. */
  start?: ReactNode;
  /** Icon buttons, a week of berries. */
  aside?: ReactNode;
  className?: string;
};

/**
 * The way up, kicker, title in the serif, what belongs at the end of the line, and the doors of the place below.
 * `--beside-title` is the room that the page's frame takes at the end of the first line.
 */
export function PageHeader({ title, kicker, start, aside, className }: PageHeaderProps) {
  const { back, doors } = use(PageFrameContext);
  return (
    <>
      <header
        className={classNames(
          'flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pr-(--beside-title)',
          doors ? '@desk:mb-3' : 'mb-5',
          className,
        )}
      >
        <div className="flex min-h-(--target) min-w-0 flex-col items-start justify-center">
          {back}
          {kicker && <div className="wrap-anywhere max-w-full text-ink-2 text-sm">{kicker}</div>}
          {start ? (
            <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
              {start}
              <h1 className="wrap-anywhere min-w-0">{title}</h1>
            </div>
          ) : (
            <h1 className="wrap-anywhere">{title}</h1>
          )}
        </div>
        {aside && <div className="flex min-w-0 flex-wrap items-center gap-1">{aside}</div>}
      </header>
      {doors}
    </>
  );
}
