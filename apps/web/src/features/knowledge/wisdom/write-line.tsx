import { api, isBlank } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { LineForm } from './line-form.tsx';

/** Writes a line for the team. */
export function WriteLine({ teamId }: { teamId: string }) {
  const { t } = useLingui();
  const publishing = useApiCommand(api.quote.publish, {
    invalidates: [api.quote.get],
    failure: 'none',
    loading: 'none',
  });
  return (
    <Card as="div">
      <LineForm
        label={t`A sentence worth keeping`}
        placeholder={t`A sentence worth keeping…`}
        submitLabel={<Trans>Keep for the team</Trans>}
        onSubmit={async ({ text, source }) => {
          await publishing.mutateAsync({ teamId, text, ...(!isBlank(source) && { source }) });
          toast.success(t`Your team can read it now`);
        }}
      />
    </Card>
  );
}
