import type { Endpoint, RequestOf } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKey, useApiCommand } from './hooks.ts';

/**
 * A setting that takes effect at once: `choose(input)` sends it, `chosen` is what was sent, until what the server keeps
 * has been read again or it refused. A mutation's own `variables` come a turn later, and a switch would jump back meanwhile.
 * @param reads show the setting, and are read again before `chosen` goes
 * @param invalidates other reads that become stale
 */
export function useApiChoice<E extends Endpoint>(
  endpoint: E,
  { reads, invalidates = [] }: { reads: readonly Endpoint[]; invalidates?: readonly Endpoint[] },
) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<RequestOf<E>>();
  const { mutate, error } = useApiCommand(endpoint, { invalidates, loading: 'none' });
  const choose = (input: RequestOf<E>) => {
    setChosen(input);
    const done = () => setChosen((latest) => (latest === input ? undefined : latest));
    mutate(input, {
      onError: done,
      onSuccess: async () => {
        await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: apiKey(read) })));
        done();
      },
    });
  };
  return { choose, chosen, error };
}
