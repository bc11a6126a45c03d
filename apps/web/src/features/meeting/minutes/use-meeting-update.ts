import { api, type MeetingView, type RequestOf } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isRecord } from '../../../lib/is-record.ts';

type Wish = Omit<RequestOf<typeof api.meeting.update>, 'meetingId' | 'version'>;

/** Shows a meeting as a call has answered with it. */
export function useShowMeeting(): (meeting: MeetingView) => void {
  const client = useQueryClient();
  return (meeting) => {
    client.setQueryData<MeetingView>(apiKey(api.meeting.get, { meetingId: meeting.id }), meeting);
  };
}

/**
 * Changes a meeting; what comes back is what the page shows from then on. Where another window has changed it meanwhile,
 * that is what the page shows, and saving once more is meant.
 */
export function useMeetingUpdate(
  { id: meetingId, version }: MeetingView,
  failure: 'toast' | 'none' = 'none',
) {
  const show = useShowMeeting();
  const { mutateAsync, isPending, error, variables } = useApiCommand(api.meeting.update, {
    invalidates: [api.meeting.list],
    failure,
    loading: 'none',
  });
  const save = async (wish: Wish, onSaved?: (meeting: MeetingView) => void) => {
    try {
      const meeting = await mutateAsync({ meetingId, version, ...wish });
      show(meeting);
      onSaved?.(meeting);
    } catch (refusal) {
      const newer = newerOf(refusal);
      if (newer) show(newer);
    }
  };
  return {
    save,
    isPending,
    error,
    isOutdated: newerOf(error) !== undefined,
    /** What is on its way. */
    wish: isPending ? variables : undefined,
  };
}

/** What another window has saved meanwhile, where that is why a change was refused. */
function newerOf(failure: unknown): MeetingView | undefined {
  if (!(failure instanceof ApiRefusal && failure.code === 409)) return undefined;
  const { current } = failure;
  return isRecord(current) && 'transcript' in current ? (current as MeetingView) : undefined;
}
