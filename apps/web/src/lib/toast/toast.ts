import { create } from 'zustand';

/** How long a message stays; of failures the seed says it, section 9. */
const SHOWN_MS = 3000;
/** Long enough to read what happened and to decide against it. */
const UNDO_MS = 8000;
/** A call faster than this shows no "Loading". */
const LOADING_DELAY_MS = 300;

export type Toast = {
  readonly id: number;
  readonly kind: 'failure' | 'success' | 'info';
  readonly message: string;
  /** Undoes what the message is about. */
  readonly undo?: () => void;
};

type ToastState = {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  /** Slow calls under way that show "Loading". */
  readonly loading: number;
};

/** What the toast view shows; screens use `toast`. */
export const useToastStore = create<ToastState>(() => ({ toasts: [], loading: 0 }));

let lastId = 0;

function show(kind: Toast['kind'], message: string, duration: number, undo?: () => void): void {
  const { toasts } = useToastStore.getState();
  if (toasts.some((shown) => shown.kind === kind && shown.message === message)) return;
  lastId += 1;
  const id = lastId;
  useToastStore.setState({ toasts: [...toasts, { id, kind, message, ...(undo && { undo }) }] });
  setTimeout(() => dismissToast(id), duration);
}

/** Dismisses a toast before its time. */
export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Short messages at the top of the page; messages come translated. The same message is not shown twice at once. */
export const toast = {
  /** Closed by a tap; errors of a field belong beside the field as well. */
  failure: (message: string): void => show('failure', message, SHOWN_MS),
  success: (message: string): void => show('success', message, SHOWN_MS),
  info: (message: string): void => show('info', message, SHOWN_MS),
  /** An action that a button beside the message undoes; stays for eight seconds. */
  undoable: (message: string, undo: () => void): void => show('success', message, UNDO_MS, undo),
  /**
   * Shows "Loading" from 300 ms after this moment on.
   * @returns ends it
   */
  loading(): () => void {
    let shown = false;
    const timer = setTimeout(() => {
      shown = true;
      useToastStore.setState(({ loading }) => ({ loading: loading + 1 }));
    }, LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (shown) useToastStore.setState(({ loading }) => ({ loading: loading - 1 }));
      shown = false;
    };
  },
};
