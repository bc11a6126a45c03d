import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { UnsavedGuard } from '../../components/dialogs/unsaved.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { ApiRefusal } from '../../lib/api/refusal.ts';
import { ListSkeleton } from './listing/list-skeleton.tsx';
import { MeetingPage } from './minutes/meeting-page.tsx';

const AttendedPage = latePart(async () => (await import('./attending/attended-page.tsx')).AttendedPage);

/** One meeting: its minutes, and what was said. */
export default function AuSummaryScreen() {
  const { id } = useSearch({ from: '/au/summary' });
  const read = useApiQuery(api.meeting.get, { meetingId: id }, { failure: 'none' });
  const failure = read.isError || read.fetchStatus === 'paused' ? <ReadFailure of={read} /> : undefined;
  // Who took part sees what it has of them.
  const isHidden = read.error instanceof ApiRefusal && read.error.key === 'meetingNotFound';
  return (
    <UnsavedGuard key={id}>
      <div className="page-narrow">
        {read.data ? (
          <MeetingPage meeting={read.data} />
        ) : isHidden ? (
          <AttendedPage meetingId={id} otherwise={failure} />
        ) : (
          <>
            <PageHeader title={<Trans>Meeting</Trans>} />
            {failure ?? <ListSkeleton />}
          </>
        )}
      </div>
    </UnsavedGuard>
  );
}
