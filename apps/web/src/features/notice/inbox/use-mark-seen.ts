import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';

/** Marks notices as seen; the answer is the new total. */
export function useMarkSeen() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useApiCommand(api.notice.see, {
    invalidates: [api.notice.get],
    loading: 'none',
  });
  const send = (input: { ids: string[] } | { all: true }) =>
    // Also where the page that asked is gone when the answer comes; a toast has said what failed.
    void mutateAsync(input).then(
      (totals) => client.setQueryData(apiKey(api.notice.total, {}), totals),
      () => undefined,
    );
  return {
    see: (ids: readonly string[]) => send({ ids: [...ids] }),
    markAllSeen: () => send({ all: true }),
    isPending,
  };
}
