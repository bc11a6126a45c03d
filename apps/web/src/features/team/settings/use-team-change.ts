import { api, type RequestOf, type TeamView } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { refusalAt } from '../teams/team-form.ts';

type TeamChange = typeof api.team.setting | typeof api.team.rename | typeof api.team.open;

/**
 * Changes a team and shows the answer wherever my teams are shown, before they are read again. `save(request, done)`
 * calls back once the server has it; `errorAt` gives the error of a field.
 */
export function useTeamChange<E extends TeamChange>(endpoint: E) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useApiCommand(endpoint, {
    invalidates: [api.draft.get, api.diary.history, api.team.audit],
    failure: 'none',
    loading: 'none',
  });
  const save = (request: RequestOf<E>, done: () => void) =>
    mutate(request, {
      onSuccess: (changed: TeamView) => {
        client.setQueryData(
          apiKey(api.team.list, {}),
          (known: { result: TeamView[] } | undefined) =>
            known && { result: known.result.map((team) => (team.id === changed.id ? changed : team)) },
        );
        done();
      },
    });
  const refusals = error instanceof ApiRefusal ? error.errors : [];
  const errorAt = (path: string) => {
    const refusal = refusalAt(refusals, path);
    return refusal && refusalMessage(refusal);
  };
  return { save, isPending, error, reset, errorAt };
}
