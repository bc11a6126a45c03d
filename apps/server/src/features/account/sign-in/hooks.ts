import type { SQL } from 'drizzle-orm';
import type { OwnMembership } from '../../../http/context.ts';
import { Column } from '../../../platform/hooks.ts';

/** JSON has no instants. */
export type MembershipAsJson = Omit<OwnMembership, 'joinedAt' | 'cameAt'> & {
  readonly joinedAt: string;
  readonly cameAt: string;
};

/** The teams that a person is in, oldest membership first, beside the session that names the person. */
export const membershipsColumn = new Column<{ readonly userId: SQL }, MembershipAsJson[]>('memberships');
