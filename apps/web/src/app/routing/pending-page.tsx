import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../../components/states/spinner.tsx';

/** Shown while a screen's file loads. */
export function PendingPage() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid min-h-[40dvh] place-content-center text-grape">
      <Spinner className="size-8" />
      <span className="sr-only">{t`Loading`}</span>
    </div>
  );
}
