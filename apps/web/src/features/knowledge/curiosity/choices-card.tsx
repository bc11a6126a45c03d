import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/skeleton.tsx';
import { Switch } from '../../../components/switch.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

type Mine = OutputOf<typeof api.curious.myCurious>;

/** The choices come with one’s questions; one of these is enough here. */
const input = { limit: 1 };

/** Whether others may ask the user for answers, and whether the user stands in rankings. */
export function ChoicesCard() {
  const { t } = useLingui();
  const headingId = useId();
  const mine = useApiQuery(api.curious.myCurious, input, { failure: 'none' });
  const { mutate, isPending } = useApiCommand(api.curious.choose, {
    invalidates: [api.relationship.curiousRanking],
    loading: 'none',
  });
  const choices = mine.data?.choices;
  const choose = (wanted: Partial<Mine['choices']>) =>
    mutate(wanted, {
      onSuccess: (chosen) =>
        queryClient.setQueryData<Mine>(
          apiKey(api.curious.myCurious, input),
          (kept) => kept && { ...kept, choices: chosen },
        ),
    });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>Your choices</Trans>
      </h2>
      {choices ? (
        <div className="mt-1 grid grid-cols-1 divide-y divide-line">
          <Switch
            label={t`Teammates can ask me for answers`}
            hint={<Trans>Proposed from what you’ve shared, at most five times a week.</Trans>}
            checked={choices.askable}
            disabled={isPending}
            onChange={(event) => choose({ askable: event.target.checked })}
          />
          <Switch
            label={t`Show me in the curiosity rank`}
            hint={<Trans>Otherwise your numbers aren’t listed, and ranks count without you.</Trans>}
            checked={choices.ranked}
            disabled={isPending}
            onChange={(event) => choose({ ranked: event.target.checked })}
          />
        </div>
      ) : mine.isError || mine.fetchStatus === 'paused' ? (
        <ReadFailure of={mine} />
      ) : (
        <SkeletonGroup className="mt-2 grid grid-cols-1 gap-2">
          <SkeletonBox className="h-14 rounded-md" />
          <SkeletonBox className="h-14 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
