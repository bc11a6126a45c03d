import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

type Props = {
  text: string;
  index: number;
  count: number;
  onMove: (position: number) => void;
};

/** The row of a list that a handle is in, and the rows beside it. */
function rowsAround(handle: Element): { row: HTMLElement; rows: HTMLElement[] } | undefined {
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  return { row, rows: [...list.querySelectorAll<HTMLElement>(':scope > li[data-movable]')] };
}

/** The place among its rows that a row would take with its middle at a height. */
function placeAt(rows: readonly HTMLElement[], row: HTMLElement, middle: number): number {
  return rows.filter((other) => {
    const { top, height } = other.getBoundingClientRect();
    return other !== row && top + height / 2 < middle;
  }).length;
}

/** Moves a row by dragging, or by the arrow keys up and down; its menu has the same for those who use neither. */
export function MoveHandle({ text, index, count, onMove }: Props) {
  const { t } = useLingui();
  const from = useRef<number>(undefined);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientY;
  };
  const follow = ({ currentTarget, clientY }: PointerEvent<HTMLButtonElement>) => {
    if (from.current === undefined) return;
    const row = currentTarget.closest('li');
    if (!row) return;
    row.style.translate = `0 ${clientY - from.current}px`;
    row.dataset.dragged = '';
  };
  const end = ({ currentTarget, clientY, type }: PointerEvent<HTMLButtonElement>) => {
    if (from.current === undefined) return;
    const moved = clientY !== from.current;
    from.current = undefined;
    const around = rowsAround(currentTarget);
    if (!around) return;
    const { row, rows } = around;
    const { top, height } = row.getBoundingClientRect();
    const place = placeAt(rows, row, top + height / 2);
    row.style.translate = '';
    delete row.dataset.dragged;
    if (type === 'pointerup' && moved && place !== index) onMove(place);
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (index + by >= 0 && index + by < count) onMove(index + by);
  };
  return (
    <button
      type="button"
      aria-label={t`Move: ${text}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={step}
      className="grid min-h-(--target) w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:text-grape active:cursor-grabbing"
    >
      <svg viewBox="0 0 12 18" className="h-4.5 w-3" fill="currentColor" aria-hidden="true">
        {[3, 9, 15].map((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.4} />))}
      </svg>
    </button>
  );
}
