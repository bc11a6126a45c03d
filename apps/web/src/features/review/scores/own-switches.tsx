import { api, type ScoreOverview } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/switch.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useMyTeams } from '../../team/my-teams.shared.ts';

/** Where a team lets its members choose, whether their own days are scored. */
export function OwnSwitches({ teams }: { teams: ScoreOverview['teams'] }) {
  const { t } = useLingui();
  const { data } = useMyTeams();
  const command = useApiCommand(api.score.switch, { invalidates: [api.score.mine] });
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
          checked={
            command.isPending && command.variables.teamId === teamId ? command.variables.scored : scored
          }
          onChange={({ target }) => command.mutate({ teamId, scored: target.checked })}
        />
      );
    });
}
