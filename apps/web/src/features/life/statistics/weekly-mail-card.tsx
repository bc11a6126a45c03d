import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Switch } from '../../../components/choices/switch.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';

/** Whether the user gets the past week of their teams in numbers by email. */
export function WeeklyMailCard() {
  const { t } = useLingui();
  const heading = useId();
  const client = useQueryClient();
  const settings = useApiQuery(api.notice.settings, {}, { failure: 'none' });
  const { mutate, isPending, variables } = useApiCommand(api.notice.change, { loading: 'none' });
  const chosen = (isPending ? variables : settings.data)?.mail?.weekly_statistics;
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <h2 id={heading} className="mb-1 text-lg">
        <Trans>By email</Trans>
      </h2>
      {settings.data ? (
        <Switch
          label={t`Email me each week’s numbers`}
          hint={
            <Trans>
              Of each of your teams, as its first working day of the week begins. Only groups, never names.
            </Trans>
          }
          checked={chosen !== 'off'}
          disabled={isPending}
          onChange={({ target }) =>
            mutate(
              { mail: { weekly_statistics: target.checked ? 'now' : 'off' } },
              { onSuccess: (settled) => client.setQueryData(apiKey(api.notice.settings, {}), settled) },
            )
          }
        />
      ) : settings.isError || settings.fetchStatus === 'paused' ? (
        <ReadFailure of={settings} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-16 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
