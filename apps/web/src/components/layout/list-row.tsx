import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { classNames } from '../class-names.ts';

/** One line of a list. */
export type ListRowProps = {
  title: ReactNode;
  /** A quieter line below. */
  text?: ReactNode;
  /** Before the words: an icon, an avatar. */
  start?: ReactNode;
  /** After the words: a chip, a chevron, a switch. */
  end?: ReactNode;
  /** The link or button that is the whole row: `<a href>`, a router link, `<button>`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>;
  className?: string;
};

/**
 * A row between two rules of the notebook; give each its `<li>`. The end wraps below where room is short, and in the largest
 * letters on a phone the words do, too.
 */
export function ListRow({ title, text, start, end, render, className }: ListRowProps) {
  const look = classNames(
    'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-start',
    render ? '-mx-2 w-[calc(100%+1rem)] rounded-md px-2 transition-colors hover:bg-grape-soft' : 'w-full',
    className,
  );
  const body = (
    <>
      <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3.5 gap-y-1">
        {start && <span className="grid shrink-0 place-items-center text-ink-2">{start}</span>}
        <span className="min-w-0 flex-1 basis-16">
          <span className="block font-semibold leading-tight">{title}</span>
          {text && <span className="block text-ink-2 text-sm">{text}</span>}
        </span>
      </span>
      {end && <span className="ml-auto flex items-center gap-2 text-ink-3">{end}</span>}
    </>
  );
  return render ? (
    cloneElement(render, { className: look, children: body })
  ) : (
    <div className={look}>{body}</div>
  );
}
