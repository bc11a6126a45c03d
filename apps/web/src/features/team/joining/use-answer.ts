import { api, type TeamView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { teamReads } from '../teams/team-reads.ts';

type Answers = {
  readonly onJoined: (team: TeamView) => void;
  readonly onDeclined?: () => void;
};

/** An invitation: one of the user’s own, or the one of a link. */
type Which = { readonly invitationId: string } | { readonly invitation: string };

/** Accepting and declining an invitation. */
export function useAnswer({ onJoined, onDeclined }: Answers) {
  const { t } = useLingui();
  const stale = {
    invalidates: [...teamReads, api.apply.invitations, api.notice.total],
    loading: 'none',
  } as const;
  const joining = useApiCommand(api.apply.add, stale);
  const declining = useApiCommand(api.apply.decline, stale);
  const decliningByLink = useApiCommand(api.apply.declineByMail, stale);
  const declined = () => {
    toast.info(t`You declined the invitation`);
    onDeclined?.();
  };
  return {
    join: (which: Which) =>
      joining.mutate(which, {
        onSuccess: ({ team }) => {
          if (!team) return;
          toast.success(t`Welcome to ${team.name}`);
          onJoined(team);
        },
      }),
    decline: (which: Which) => {
      if ('invitation' in which) decliningByLink.mutate(which, { onSuccess: declined });
      else declining.mutate(which, { onSuccess: declined });
    },
    isJoining: joining.isPending,
    isDeclining: declining.isPending || decliningByLink.isPending,
  };
}
