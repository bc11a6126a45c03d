import { api, type TeamAiView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { countError } from '../../../components/fields/read-count.ts';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';

type Props = { teamId: string; of: Pick<TeamAiView, 'provider' | 'budget' | 'can'> };

/** How much was sent to the AI provider this month on the account of a team, and how much may be. */
export function TeamBudget({ teamId, of: { provider, budget, can } }: Props) {
  const { t, i18n } = useLingui();
  const { used, limit, chosen, most } = budget;
  const [typed, setTyped] = useState(String(limit));
  const { mutate, isPending } = useApiCommand(api.ai.setTeam, {
    invalidates: [api.ai.team],
    loading: 'none',
  });
  const bounds = { from: 0, to: most };
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const [usedText, limitText] = [number(used), number(limit)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!countError(typed, bounds)) mutate({ teamId, monthlyLimit: Number(typed) });
  };
  const { model = '', host = '' } = provider ?? {};
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere text-ink-2">
        <Trans>
          {model} at {host} answers what members ask it, and counts on the budget of their first team.
        </Trans>
      </p>
      <ProgressBar
        tone="grape"
        value={used}
        max={limit}
        label={
          <Trans>
            {usedText} of {limitText} pages of 2,000 characters used this month
          </Trans>
        }
      />
      {can.edit && (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
          <NumberField
            label={t`Pages a month`}
            hint={t`At zero nothing is sent.`}
            bounds={bounds}
            value={typed}
            onChange={setTyped}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              look="quiet"
              loading={isPending}
              disabled={typed === String(limit) || countError(typed, bounds) !== undefined}
            >
              <Trans>Save</Trans>
            </Button>
            {chosen !== null && (
              <Button look="ghost" onClick={() => mutate({ teamId, monthlyLimit: null })}>
                <Trans>As much as the server gives</Trans>
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
