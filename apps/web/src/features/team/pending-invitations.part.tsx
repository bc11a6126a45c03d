import { api } from '@garden/contract';
import { latePart } from '../../components/states/late-part.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

const InvitationsCard = latePart(
  async () => (await import('./joining/invitations-card.tsx')).InvitationsCard,
  { failed: null },
);

/** Teams that invite the user and wait for an answer; renders nothing where there are none. */
export function PendingInvitations() {
  const { data } = useApiQuery(api.apply.invitations, {}, { failure: 'none' });
  const invitations = data?.items ?? [];
  if (invitations.length === 0) return null;
  return <InvitationsCard invitations={invitations} />;
}
