import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icons/signs.tsx';
import { Spinner } from '../states/spinner.tsx';

/** The kind of a toast. A failure is announced at once and shown above the others. */
export type ToastKind = 'success' | 'failure' | 'info';

/** One short message; translated already. */
export type ToastItem = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Shows "Undo". */
  readonly undo?: () => void;
};

/** The messages to show; the store decides how long each stays. */
export type ToastViewProps = {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  /** Shows "Loading" below the messages. */
  loading?: boolean;
  onClose: (id: number) => void;
  /** How many messages at once; the newest of the urgent ones win. */
  max?: number;
};

const signs: Record<ToastKind, { icon: ComponentType<{ className?: string }>; colour: string }> = {
  success: { icon: CheckCircleIcon, colour: 'text-leaf' },
  failure: { icon: AlertIcon, colour: 'text-danger' },
  info: { icon: InfoIcon, colour: 'text-grape' },
};

const stack = 'grid justify-items-center gap-2 not-empty:mb-2';

/**
 * Every message in one place, at the top of the window (seed, section 8), failures above the others. A tap anywhere, or
 * Escape, dismisses them and still reaches what was tapped: nothing covers the page.
 */
export function ToastView({ toasts, loading = false, onClose, max = 3 }: ToastViewProps) {
  const { t } = useLingui();
  const failures = toasts.filter((toast) => toast.kind === 'failure').slice(-max);
  const others = toasts.filter((toast) => toast.kind !== 'failure').slice(failures.length - max);
  useEffect(() => {
    if (toasts.length === 0) return;
    const close = () => {
      for (const toast of toasts) onClose(toast.id);
    };
    // A press of "Undo" dismisses its toast itself, after the click.
    const closeByTap = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-undo]'))) close();
    };
    const closeByEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerdown', closeByTap, { capture: true, passive: true });
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeByTap, { capture: true });
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [toasts, onClose]);
  return (
    <section
      aria-label={t`Notifications`}
      className="pointer-events-none fixed inset-x-0 top-[max(.25rem,env(safe-area-inset-top))] z-60 px-4"
    >
      {/* Named live, they stay audible while a modal dialog hides the page: the overlay library spares these alone. */}
      <div role="alert" aria-live="assertive" className={stack}>
        {failures.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
        ))}
      </div>
      <div role="status" aria-live="polite" className={stack}>
        {(failures.length < max ? others : []).map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
        ))}
        {loading && (
          <div className={classNames(box, roomy)}>
            <Spinner className="size-5 text-grape" />
            <p>{t`Loading`}</p>
          </div>
        )}
      </div>
    </section>
  );
}

const box =
  'panel toast-in flex max-w-112 items-center gap-2 rounded-[1.375rem] pl-3 text-sm leading-tight shadow-high';
const roomy = 'py-1 pr-4';

function Toast({ toast, onClose }: { toast: ToastItem; onClose: () => void }) {
  const { t } = useLingui();
  const { icon: Sign, colour } = signs[toast.kind];
  const { undo } = toast;
  return (
    <div className={classNames(box, undo ? 'py-1 pr-2' : roomy)}>
      <Sign className={classNames('size-5 shrink-0', colour)} />
      <p className="min-w-0">{toast.message}</p>
      {undo && (
        <Button
          look="ghost"
          data-undo
          className="pointer-events-auto shrink-0"
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {t`Undo`}
        </Button>
      )}
    </div>
  );
}
