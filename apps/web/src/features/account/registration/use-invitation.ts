import { api, type OutputOf } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import type { SignInIntent } from '../sign-in/after-sign-in.ts';

export type InvitedTo = OutputOf<typeof api.apply.invitation>;

/** What an invitation is about; undefined without one, while it loads, and where it is over. */
export type Invitation = {
  readonly invited: InvitedTo | undefined;
  /** The team that invites, by an invitation or by the code that all of it share. */
  readonly teamName: string | undefined;
  readonly isPending: boolean;
};

/** What the invitation or the invite code of a link is about. */
export function useInvitation({
  invitation,
  inviteCode,
}: Pick<SignInIntent, 'invitation' | 'inviteCode'>): Invitation {
  const personal = useApiQuery(
    api.apply.invitation,
    { invitation: invitation ?? '' },
    { enabled: invitation !== undefined, failure: 'none' },
  );
  const open = useApiQuery(
    api.apply.inviteCode,
    { inviteCode: inviteCode ?? '' },
    { enabled: inviteCode !== undefined, failure: 'none' },
  );
  return {
    invited: personal.data,
    teamName: (personal.data ?? open.data)?.team.name,
    isPending: personal.isLoading || open.isLoading,
  };
}
