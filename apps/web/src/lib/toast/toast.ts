import { create } from 'zustand';

/** Seed, section 9: how long a failure stays. */
const FAILURE_MS = 3000;
const NEWS_MS = 2400;
/** A call faster than this shows no "Loading". */
const LOADING_DELAY_MS = 300;

export type Toast = {
  readonly id: number;
  readonly kind: 'failure' | 'success' | 'info';
  readonly message: string;
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

function show(kind: Toast['kind'], message: string, duration: number): void {
  const { toasts } = useToastStore.getState();
  if (toasts.some((shown) => shown.kind === kind && shown.message === message)) return;
  lastId += 1;
  const id = lastId;
  useToastStore.setState({ toasts: [...toasts, { id, kind, message }] });
  setTimeout(() => dismissToast(id), duration);
}

/** Takes one toast away before its time. */
export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Short messages at the top of the page; messages come translated. The same message is not shown twice at once. */
export const toast = {
  /** Three seconds, closed by a tap; errors of a field belong beside the field as well. */
  failure: (message: string): void => show('failure', message, FAILURE_MS),
  success: (message: string): void => show('success', message, NEWS_MS),
  info: (message: string): void => show('info', message, NEWS_MS),
  /**
   * Shows "Loading" from 300 ms after this moment on.
   * @returns the way to end it
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
