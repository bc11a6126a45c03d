import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { createTyped, rowByKey, rowByWords, typesLetter } from './row-keys.ts';

/** Rows that take the focus one after the other. */
const ROWS = ':is([role=option], [role=menuitem]):not(:disabled)';

type Settings = {
  setOpen: (open: boolean) => void;
  /** Whether the last row is followed by the first, as in menus. */
  loops?: boolean;
  /** Whether a letter pressed on the closed button opens the list at the row that begins with it. */
  opensByLetter?: boolean;
};

/**
 * Keys and pointer of a list that opens from a button and whose rows are buttons: arrows, Home, End and letters move
 * the focus, Tab goes back to the button.
 */
export function useRowList({ setOpen, loops = false, opensByLetter = false }: Settings) {
  const [typed] = useState(createTyped);
  const opener = useRef<string>(undefined);
  return {
    triggerProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const isLetter = opensByLetter && typesLetter(event);
        if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        opener.current = isLetter ? typed.add(event.key, event.timeStamp) : event.key;
        setOpen(true);
      },
      onClick() {
        opener.current = undefined;
      },
    },
    /**
     * Where the focus begins: at the row that a key asked for, else at the chosen one, else at the first. A pointer
     * asks for none.
     */
    firstRow(list: HTMLElement, byPointer: boolean): HTMLElement | undefined {
      const rows = rowsOf(list);
      const key = opener.current;
      const byWords = key?.startsWith('Arrow') ? undefined : rowOf(rows, key, -1);
      const chosen = rows.find((row) => row.ariaSelected === 'true');
      if (byPointer && !key) return chosen;
      return byWords ?? chosen ?? rows.at(key === 'ArrowUp' ? -1 : 0);
    },
    listProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Tab') {
          event.preventDefault();
          setOpen(false);
          return;
        }
        const rows = rowsOf(event.currentTarget);
        const current = rows.findIndex((row) => row.matches(':focus'));
        const byKey = rowByKey(event.key, current, rows.length, loops);
        const next = typesLetter(event)
          ? rowOf(rows, typed.add(event.key, event.timeStamp), current)
          : rows[byKey ?? -1];
        if (!next) return;
        event.preventDefault();
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest' });
      },
      onPointerMove({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
        // A finger that scrolls passes over rows without meaning them.
        if (pointerType === 'touch' || !(target instanceof Element)) return;
        const row = rowsOf(currentTarget).find((each) => each.contains(target));
        if (!row?.matches(':focus')) row?.focus({ preventScroll: true });
      },
    },
  };
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROWS)];
}

function rowOf(rows: readonly HTMLElement[], typed: string | undefined, current: number) {
  if (!typed) return undefined;
  const texts = rows.map((row) => row.textContent);
  return rows[rowByWords(texts, typed, current) ?? -1];
}
