import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../../../components/states/spinner.tsx';

/** Shown between two pages. */
export function SignInPending() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-grape">
      <Spinner className="size-8" />
      <p className="text-ink-2">{t`Loading`}</p>
    </div>
  );
}
