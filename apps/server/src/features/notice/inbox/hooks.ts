import type { SQL, SQLWrapper } from 'drizzle-orm';
import { Registry } from '../../../platform/hooks.ts';

/** The team of a notice, and how its reader stands to it now. */
export type FoundTeam = {
  readonly id: string;
  readonly name: string;
  readonly reader: 'ended' | 'outside' | 'member';
};

/** A subselect for a team and a reader: one `FoundTeam` as jsonb, or no row where there is no team. */
export type NoticeTeam = (notice: { readonly teamId: SQLWrapper; readonly userId: SQLWrapper }) => SQL;

/** How notices find their team; added once, by the area that has teams. */
export const noticeTeam = new Registry<NoticeTeam>('noticeTeam');
