import { api, type RequestOf, type TeamView } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { refusalAt } from '../teams/team-form.ts';

type TeamChange = typeof api.team.setting | typeof api.team.rename | typeof api.team.open;

/** Someone else changed the same meanwhile; `current` is what is there now, as the call would have answered. */
export function isOvertaken(failure: Error | null): failure is ApiRefusal {
  return failure instanceof ApiRefusal && failure.code === 409;
}

/**
 * Changes a team and shows the answer wherever my teams are shown, before they are read again. `save(request, done)`
 * calls back once the server has it; `errorAt` gives the error of a field; `isOvertaken` after someone else was faster.
 */
export function useTeamChange<E extends TeamChange>(endpoint: E) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useApiCommand(endpoint, {
    invalidates: [api.draft.get, api.diary.history, api.team.audit],
    failure: 'none',
    loading: 'none',
  });
  const show = (changed: TeamView) =>
    client.setQueryData(
      apiKey(api.team.list, {}),
      (known: { result: TeamView[] } | undefined) =>
        known && { result: known.result.map((team) => (team.id === changed.id ? changed : team)) },
    );
  const save = (request: RequestOf<E>, done: () => void) =>
    mutate(request, {
      onSuccess: (changed: TeamView) => {
        show(changed);
        done();
      },
      onError: (failure) => {
        if (isOvertaken(failure)) show(failure.current as TeamView);
      },
    });
  const refusals = error instanceof ApiRefusal ? error.errors : [];
  const errorAt = (path: string) => {
    const refusal = refusalAt(refusals, path);
    return refusal && refusalMessage(refusal);
  };
  return { save, isPending, error, reset, errorAt, isOvertaken: isOvertaken(error) };
}
