import { api, type OutputOf } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

export type InvitedTo = OutputOf<typeof api.apply.invitation>;

/** What the invitation of a link is about; undefined without one, while it loads, and where it is over. */
export function useInvitation(invitation: string | undefined): {
  invited: InvitedTo | undefined;
  isPending: boolean;
} {
  const { data, isLoading } = useApiQuery(
    api.apply.invitation,
    { invitation: invitation ?? '' },
    { enabled: invitation !== undefined, failure: 'none' },
  );
  return { invited: data, isPending: isLoading };
}
