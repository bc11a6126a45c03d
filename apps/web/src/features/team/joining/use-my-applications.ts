import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiKey, useApiQuery } from '../../../lib/api/hooks.ts';
import { teamReads } from '../teams/team-reads.ts';

/** Live events announce a decision; this is the fallback for when they do not get through. */
const POLL_MS = 60_000;

/** My open applications. When one disappears, it was decided: my teams are read anew. */
export function useMyApplications({ watch = false }: { watch?: boolean } = {}) {
  const client = useQueryClient();
  const query = useApiQuery(
    api.apply.mine,
    {},
    { failure: 'none', ...(watch && { staleTime: 0, refetchInterval: POLL_MS }) },
  );
  const waiting = query.data?.items.length;
  const before = useRef(waiting);
  useEffect(() => {
    const isFewer = waiting !== undefined && before.current !== undefined && waiting < before.current;
    before.current = waiting;
    if (!isFewer) return;
    for (const read of teamReads) {
      if (read !== api.apply.mine) void client.invalidateQueries({ queryKey: apiKey(read) });
    }
  }, [client, waiting]);
  return query;
}
