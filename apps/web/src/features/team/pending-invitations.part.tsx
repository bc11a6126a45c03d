import { api } from '@garden/contract';
import { Suspense } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';

const InvitationsCard = lazyComponent(
  async () => (await import('./joining/invitations-card.tsx')).InvitationsCard,
);

/** Teams that invite the user and wait for an answer; renders nothing where there are none. */
export function PendingInvitations() {
  const { data } = useApiQuery(api.apply.invitations, {}, { failure: 'none' });
  const invitations = data?.items ?? [];
  if (invitations.length === 0) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense fallback={null}>
        <InvitationsCard invitations={invitations} />
      </Suspense>
    </PartBoundary>
  );
}
