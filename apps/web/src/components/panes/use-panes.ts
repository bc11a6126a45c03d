import { type RefObject, useRef, useState } from 'react';
import { useIsDesk } from '../layout/use-layout.ts';
import { firstToOpen } from './open-item.ts';
import { usePaneKeys } from './use-pane-keys.ts';

type Options = {
  /** The items of the list that can be opened, in its order, as far as they were read. */
  ids: readonly string[] | undefined;
  /** The item that the address names. */
  named: string | undefined;
  /** Opens first where the address names none; the first of the list, unless given. */
  waiting?: string | undefined;
  /** Writes into the address what a key opens. */
  onOpen: (id: string) => void;
};

/** A list and what is open beside it. */
export type PanesState = {
  readonly isDesk: boolean;
  readonly named: string | undefined;
  /** On a phone only what the address names. */
  readonly openId: string | undefined;
  /** What is open takes the focus once it is there: on a desk only what the page was opened with, for the list stays. */
  readonly takesFocus: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly detail: RefObject<HTMLDivElement | null>;
};

/** Which item of a list is open: the one that the address names, and on a desk always one. Brings the keys of the panes. */
export function usePanes({ ids, named, waiting, onOpen }: Options): PanesState {
  const isDesk = useIsDesk();
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const first = useRef<string>(undefined);
  const arrivedAt = useArrival(named);
  const items = ids ?? [];
  first.current = firstToOpen(items, first.current, waiting);
  const openId = named ?? (isDesk ? first.current : undefined);
  usePaneKeys(isDesk, { ids: items, openId, onOpen, list, detail });
  return {
    isDesk,
    named,
    openId,
    list,
    detail,
    takesFocus: named !== undefined && (!isDesk || named === arrivedAt),
  };
}

/** The item that the page was opened with, until another one is. */
function useArrival(named: string | undefined): string | undefined {
  const [arrivedAt, setArrivedAt] = useState(named);
  if (arrivedAt !== undefined && named !== arrivedAt) setArrivedAt(undefined);
  return arrivedAt;
}
