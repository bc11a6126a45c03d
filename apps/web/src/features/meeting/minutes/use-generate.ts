import { api } from '@garden/contract';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useShowMeeting } from './use-meeting-update.ts';

/** Makes the minutes of a meeting from its transcript; who asked for them may be gone by then. */
export function useGenerate(meetingId: string) {
  const show = useShowMeeting();
  const { mutateAsync, isPending } = useApiCommand(api.meeting.generate, { invalidates: [api.meeting.list] });
  const make = async (again?: { template: string }, onMade?: () => void) => {
    try {
      show(await mutateAsync({ meetingId, ...(again && { again: true as const, ...again }) }));
      onMade?.();
    } catch {
      // A toast says what failed.
    }
  };
  return { make, isPending };
}
