import { api } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

const FALLBACK_MINIMUM = 6;

/** What this server offers; read once while the page is open. */
export function useAuthOptions() {
  return useApiQuery(api.auth.options, {}, { failure: 'none', staleTime: Number.POSITIVE_INFINITY });
}

/** How many characters a new password needs on this server. */
export function usePasswordMinimum(): number {
  return useAuthOptions().data?.password.minimum ?? FALLBACK_MINIMUM;
}
