import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Switch } from '../../../components/choices/switch.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';

/** The choices come with one’s questions; one of these is enough here. */
const input = { limit: 1 };

/** Whether others may ask the user for answers, and whether the user stands in rankings. */
export function ChoicesCard() {
  const { t } = useLingui();
  const headingId = useId();
  const mine = useApiQuery(api.curious.myCurious, input, { failure: 'none' });
  const { choose, chosen } = useApiChoice(api.curious.choose, {
    reads: [api.curious.myCurious],
    invalidates: [api.relationship.curiousRanking],
  });
  const choices = mine.data && { ...mine.data.choices, ...chosen };
  // As high while they load as once they are there, in every language and size.
  const rows = (
    <div className="mt-1 grid grid-cols-1 divide-y divide-line">
      <Switch
        label={t`Teammates can ask me for answers`}
        hint={<Trans>Proposed from what you’ve shared, at most five times a week.</Trans>}
        checked={choices?.askable ?? false}
        onChange={(event) => choose({ askable: event.target.checked })}
      />
      <Switch
        label={t`Show me in the curiosity rank`}
        hint={<Trans>Otherwise your numbers aren’t listed, and ranks count without you.</Trans>}
        checked={choices?.ranked ?? false}
        onChange={(event) => choose({ ranked: event.target.checked })}
      />
    </div>
  );
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>Your choices</Trans>
      </h2>
      {choices ? (
        rows
      ) : mine.isError || mine.fetchStatus === 'paused' ? (
        <ReadFailure of={mine} />
      ) : (
        <SkeletonGroup>
          <div className="invisible">{rows}</div>
        </SkeletonGroup>
      )}
    </Card>
  );
}
