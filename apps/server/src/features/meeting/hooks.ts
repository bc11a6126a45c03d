import type { Registration } from '../../platform/hooks.ts';
import { objects } from '../notice/objects/hooks.ts';
import { selectNoticedMeeting } from './minutes/store.ts';

/** What meetings register with the areas below them. */
export const meetingHooks: readonly Registration[] = [
  objects.of({ kind: 'meeting', selectNoticed: selectNoticedMeeting }),
];
