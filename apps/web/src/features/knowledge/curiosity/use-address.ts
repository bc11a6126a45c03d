import { useSearch } from '@tanstack/react-router';

/** What the address says, of the list and of the question beside it. */
export function useAddress() {
  const list = useSearch({ from: '/curiosity', shouldThrow: false });
  const detail = useSearch({ from: '/curiosity/detail', shouldThrow: false });
  const { team, state = 'open' } = list ?? detail ?? {};
  return { id: detail?.id, team, state };
}
