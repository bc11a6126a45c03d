import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { rowId } from './row-id.ts';

type Props = {
  /** The item's. */
  id: string;
  isOpen: boolean;
  /** The link that is the row; absent where it opens nothing. */
  render: ReactElement<Record<string, unknown>> | undefined;
  /** Before both lines: a picture of someone. */
  start?: ReactNode;
  title: ReactNode;
  /** At the end of the first line. */
  mark?: ReactNode;
  text: ReactNode;
  /** At the end of the second line. */
  counts?: ReactNode;
};

/** One item of a list in two lines, beside the one that is open. */
export function PaneRow({ id, isOpen, render, start, title, mark, text, counts }: Props) {
  const look = classNames(
    'grid items-center gap-x-3 rounded-md px-3 py-2.5 text-ink no-underline transition-colors focus-visible:-outline-offset-3',
    start ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-1',
    isOpen ? 'bg-grape-soft' : render && 'hover:bg-sunken',
  );
  const lines = (
    <>
      {start}
      <span className="grid min-w-0 grid-cols-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
          {mark}
        </span>
        <span className="flex items-center gap-2 text-ink-2 text-sm">
          <span className="min-w-0 flex-1 truncate">{text}</span>
          {counts}
        </span>
      </span>
    </>
  );
  return render ? (
    cloneElement(render, {
      id: rowId(id),
      resetScroll: false,
      'aria-current': isOpen ? 'true' : undefined,
      className: look,
      children: lines,
    })
  ) : (
    <div className={look}>{lines}</div>
  );
}
