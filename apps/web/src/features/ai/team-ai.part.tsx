import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Switch } from '../../components/choices/switch.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiChoice } from '../../lib/api/use-api-choice.ts';
import { featureWords } from './switches/feature-words.ts';
import { TeamBudget } from './switches/team-budget.tsx';
import { TeamLens } from './switches/team-lens.tsx';

/** What of AI administrators turn off for everyone in their team. */
export function TeamAi({ teamId }: { teamId: string }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const read = useApiQuery(api.ai.team, { teamId }, { failure: 'none' });
  const { choose, chosen } = useApiChoice(api.ai.setTeam, {
    reads: [api.ai.team],
    invalidates: [api.ai.settings],
  });
  const kept = read.data?.features.filter(({ on }) => !on).map(({ feature }) => feature) ?? [];
  const off = chosen?.off ?? kept;
  return (
    <Card
      id="ai"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid scroll-mt-6 grid-cols-1 content-start gap-4 outline-none"
    >
      <h2 id={headingId}>
        <Trans>AI</Trans>
      </h2>
      {read.data?.provider && <TeamBudget key={read.data.budget.chosen} teamId={teamId} of={read.data} />}
      {read.data ? (
        read.data.features.map(({ feature }) => (
          <Switch
            key={feature}
            label={i18n._(featureWords[feature].name)}
            hint={i18n._(featureWords[feature].forTeam)}
            checked={!off.includes(feature)}
            disabled={!read.data.can.edit}
            onChange={({ target }) =>
              choose({
                teamId,
                off: target.checked ? off.filter((each) => each !== feature) : [...off, feature],
              })
            }
          />
        ))
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-14 rounded-md" />
        </SkeletonGroup>
      )}
      {read.data?.provider && (
        <TeamLens key={`${read.data.lens?.name} ${read.data.lens?.view}`} teamId={teamId} of={read.data} />
      )}
    </Card>
  );
}
