import { ToastView } from '../../components/dialogs/toast-view.tsx';
import { dismissToast, useToastStore } from '../../lib/toast/toast.ts';

/** The toasts of the whole product. */
export function Toasts() {
  const { toasts, loading } = useToastStore();
  return <ToastView toasts={toasts} loading={loading > 0} onClose={dismissToast} />;
}
