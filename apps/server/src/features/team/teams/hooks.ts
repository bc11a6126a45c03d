import type { SQL } from 'drizzle-orm';
import { Column } from '../../../platform/hooks.ts';

/** What a column beside a team is written from: the membership of its reader. */
export type MembershipColumns = { readonly teamId: SQL; readonly userId: SQL; readonly sight: SQL };

/** How many appeals wait for the reader in the team. */
export const appealsColumn = new Column<MembershipColumns, number>('appeals');

/** How many interviews of the last month the reader has to hold in the team. */
export const interviewsColumn = new Column<MembershipColumns, number>('interviews');
