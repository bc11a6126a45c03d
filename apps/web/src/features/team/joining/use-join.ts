import { api, type TeamView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { teamReads } from '../teams/team-reads.ts';

type JoinOptions = { onJoined: (team: TeamView) => void; onRequested?: () => void };

/**
 * Requests to join a team: the user is in it at once, or the application waits and a toast says so. The caller shows
 * failures.
 */
export function useJoin({ onJoined, onRequested }: JoinOptions) {
  const { t } = useLingui();
  const command = useApiCommand(api.apply.add, { invalidates: teamReads, failure: 'none', loading: 'none' });
  const join = (request: Parameters<typeof command.mutate>[0]) =>
    command.mutate(request, {
      onSuccess: ({ team, application }) => {
        if (team) {
          onJoined(team);
          return;
        }
        if (application) toast.success(t`${application.team.name} has your request`);
        onRequested?.();
      },
    });
  return { ...command, join };
}
