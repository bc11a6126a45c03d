import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useApiQuery } from '../../../lib/api/hooks.ts';

const RARELY_CHANGES = 600_000;

/** Who made a translation. */
export function Maker() {
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const { model, host } = data?.provider ?? {};
  return (
    <p className="wrap-anywhere min-h-lh text-ink-2 text-sm">
      {model && (
        <Trans>
          Translated by {model} at {host}. It may be wrong.
        </Trans>
      )}
    </p>
  );
}
