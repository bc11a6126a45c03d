import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';

/** Marks notices as seen; the answer is the new total. */
export function useMarkSeen() {
  const client = useQueryClient();
  const { mutate, isPending } = useApiCommand(api.notice.see, {
    invalidates: [api.notice.get],
    loading: 'none',
  });
  const send = (input: { ids: string[] } | { all: true }) =>
    mutate(input, { onSuccess: (totals) => client.setQueryData(apiKey(api.notice.total, {}), totals) });
  return {
    see: (ids: readonly string[]) => send({ ids: [...ids] }),
    markAllSeen: () => send({ all: true }),
    isPending,
  };
}
