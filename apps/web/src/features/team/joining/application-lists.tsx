import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Tabs } from '../../../components/choices/tabs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { OpenApplications } from './open-applications.tsx';
import { ProcessedRow } from './processed-row.tsx';
import { useApplications } from './use-applications.ts';

const InvitedPeople = latePart(async () => (await import('./invited-people.tsx')).InvitedPeople, {
  fallback: <SkeletonBox className="h-48 rounded-lg" />,
});

/** The applications to one team: open ones, and decided ones; and who is invited. */
export function ApplicationLists({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'open' | 'processed' | 'invited'>('open');
  const query = useApplications(team.id);
  const { data } = query;
  if (!data) {
    if (query.isPending && query.fetchStatus !== 'paused') {
      return (
        <SkeletonGroup className="grid gap-3">
          <SkeletonBox className="h-11 rounded-md" />
          <SkeletonBox className="h-48 rounded-lg" />
        </SkeletonGroup>
      );
    }
    return <ReadFailure of={query} />;
  }
  const { Not_processed: waiting, Processed: processed } = data;
  return (
    <Tabs
      label={t`Applications`}
      value={shown}
      onChange={setShown}
      tabs={[
        {
          value: 'open',
          label: <Trans>Not processed</Trans>,
          count: waiting.length,
          content:
            waiting.length > 0 ? (
              <OpenApplications team={team} applications={waiting} />
            ) : (
              <Card>
                <EmptyState
                  title={<Trans>No one is waiting</Trans>}
                  action={
                    <RouteLink to="/department" search={{ team: team.id }} look="primary">
                      <Trans>Invite someone</Trans>
                    </RouteLink>
                  }
                >
                  {team.joinVerification ? (
                    <Trans>Requests to join appear here until an admin decides.</Trans>
                  ) : (
                    <Trans>Approval is off: anyone with the invite code joins at once.</Trans>
                  )}
                </EmptyState>
              </Card>
            ),
        },
        {
          value: 'processed',
          label: <Trans>Processed</Trans>,
          count: processed.length,
          content:
            processed.length > 0 ? (
              <Card as="div" className="py-2">
                <ul className="grid grid-cols-1 divide-y divide-line">
                  {processed.map((application) => (
                    <ProcessedRow key={application.id} application={application} />
                  ))}
                </ul>
              </Card>
            ) : (
              <Card>
                <EmptyState drawing="winter" title={<Trans>Nothing has been decided yet</Trans>}>
                  <Trans>Approved and rejected requests appear here, with who decided.</Trans>
                </EmptyState>
              </Card>
            ),
        },
        {
          value: 'invited',
          label: <Trans>Invited</Trans>,
          content: shown === 'invited' && <InvitedPeople team={team} />,
        },
      ]}
    />
  );
}
