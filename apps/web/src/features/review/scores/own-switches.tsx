import { api, type ScoreOverview } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';
import { useMyTeams } from '../../team/my-teams.shared.ts';

/** Where a team lets its members choose, whether their own days are scored. */
export function OwnSwitches({ teams }: { teams: ScoreOverview['teams'] }) {
  const { t } = useLingui();
  const { data } = useMyTeams();
  const { choose, chosen } = useApiChoice(api.score.switch, { reads: [api.score.mine] });
  return teams
    .filter(({ can }) => can.switch)
    .map(({ teamId, scored }) => {
      const name = data?.result.find(({ id }) => id === teamId)?.name ?? '';
      return (
        <Switch
          key={teamId}
          label={t`Score my days in ${name}`}
          hint={
            <Trans>
              While it’s off, your days show as written, without a grade. What you write meanwhile stays
              without a score, unless another team of yours scores it.
            </Trans>
          }
          checked={chosen?.teamId === teamId ? chosen.scored : scored}
          onChange={({ target }) => choose({ teamId, scored: target.checked })}
        />
      );
    });
}
