import { api } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { MyPart } from './my-part.tsx';

/** What a meeting that one reads has of oneself. */
export function MyPartOf({ meetingId }: { meetingId: string }) {
  const { data } = useApiQuery(api.meeting.mine, { meetingId }, { failure: 'none' });
  return data ? <MyPart mine={data} /> : null;
}
