import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { MeetingIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { Recording } from '../recorder/recording-store.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MeetingRow } from './meeting-row.tsx';

const RecorderCard = latePart(async () => (await import('../recorder/recorder-card.tsx')).RecorderCard);
const LeftRecordings = latePart(
  async () => (await import('../recorder/left-recordings.tsx')).LeftRecordings,
  { failed: null },
);
const TemplatesDialog = latePart(
  async () => (await import('../templates/templates-dialog.tsx')).TemplatesDialog,
);
const AddMeeting = latePart(async () => (await import('../adding/add-meeting.tsx')).AddMeeting);

type Props = {
  team: TeamView;
  /** The meeting that a new one follows: its form is open. */
  next: string | undefined;
  /** The form of a new meeting was left. */
  onClose: () => void;
};

/** The meetings of a team, the newest first. */
export function MeetingList({ team, next, onClose }: Props) {
  const [isAdding, setAdding] = useState(next !== undefined);
  const [isArranging, setArranging] = useState(false);
  /** What is recorded: something new, or what an earlier page has left. */
  const [recorded, setRecorded] = useState<'new' | Recording>();
  const meetings = useApiPages(api.meeting.list, { teamId: team.id }, { failure: 'none' });
  const { data } = meetings;
  if (!data) {
    if (meetings.isError || meetings.fetchStatus === 'paused') return <ReadFailure of={meetings} />;
    return <ListSkeleton />;
  }
  const add = (
    <div className="flex flex-wrap gap-3">
      <Button icon={<PlusIcon className="size-5" />} onClick={() => setAdding(true)}>
        <Trans>Add meeting</Trans>
      </Button>
      {recorded === undefined && (
        <Button look="quiet" icon={<MeetingIcon className="size-5" />} onClick={() => setRecorded('new')}>
          <Trans>Record</Trans>
        </Button>
      )}
      {team.can.setUp && (
        <Button look="ghost" onClick={() => setArranging(true)}>
          <Trans>Minutes templates</Trans>
        </Button>
      )}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {recorded === undefined ? (
        <LeftRecordings key={team.id} team={team} onFinish={setRecorded} />
      ) : (
        <RecorderCard
          team={team}
          left={recorded === 'new' ? undefined : recorded}
          onClose={() => setRecorded(undefined)}
        />
      )}
      {data.length === 0 ? (
        recorded === undefined && (
          <Card>
            <EmptyState title={<Trans>No meetings yet</Trans>} action={add}>
              <Trans>
                Add what was said, and you’ll have the decisions, the action items and the open questions on
                one page.
              </Trans>
            </EmptyState>
          </Card>
        )
      ) : (
        <>
          {add}
          <ul className="grid grid-cols-1 gap-3">
            {data.map((meeting) => (
              <PartBoundary key={meeting.id} of={meeting}>
                <MeetingRow meeting={meeting} />
              </PartBoundary>
            ))}
          </ul>
          <NextPage of={meetings} look="quiet" className="justify-self-center">
            <Trans>Show more</Trans>
          </NextPage>
        </>
      )}
      {isAdding && (
        <AddMeeting
          team={team}
          previous={data.find(({ id }) => id === next)}
          onClose={() => {
            setAdding(false);
            if (next !== undefined) onClose();
          }}
        />
      )}
      {isArranging && <TemplatesDialog teamId={team.id} onClose={() => setArranging(false)} />}
    </div>
  );
}
