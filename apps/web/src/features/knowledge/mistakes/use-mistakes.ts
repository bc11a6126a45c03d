import { api } from '@garden/contract';
import { useSearch } from '@tanstack/react-router';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

/** The user's mistakes that the address asks for, the newest first. */
export function useMistakes(enabled: boolean) {
  const { q: keyword = '', month, tag, state } = useSearch({ from: '/handbook' });
  return useApiPages(
    api.mistake.list,
    {
      limit: 50,
      ...(keyword !== '' && { keyword }),
      ...(month !== undefined && { month }),
      ...(tag !== undefined && { tag }),
      ...(state !== undefined && { state }),
    },
    { failure: 'none', keepPrevious: true, enabled },
  );
}
