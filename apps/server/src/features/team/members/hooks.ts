import type { DiaryMonth } from '@garden/calendar';
import { Source } from '../../../platform/hooks.ts';

type Asked = { readonly teamId: string; readonly userId: string; readonly month: DiaryMonth };

/** On how many days of a month a member has written for a team, and the last day of all. */
export type MemberEntries = { readonly thisMonth: number; readonly lastDay: string | null };

export const memberEntries = new Source<Asked, MemberEntries>('memberEntries');
