import type { MemberRole } from '@garden/contract';
import { administers, namesOfMissing, oversees } from '../../team/policy.ts';
import type { Seeing } from '../../team/store.ts';

/** Someone in a team who looks at its statistics. */
export type Reader = Seeing & {
  readonly role: MemberRole;
  /** Whether they look after someone. */
  readonly leads: boolean;
};

/** Whose numbers someone sees one by one: as with the names of those who have not written. */
export const membersSeen = (reader: Omit<Reader, 'role'>) => namesOfMissing(reader);

/** Downloads are for administrators (product, section 13). */
export const mayExport = (reader: Seeing): boolean => oversees(reader);

/** Notes on days are written by administrators, and read by all who see the numbers. */
export const mayNote = ({ role }: Pick<Reader, 'role'>): boolean => administers(role);

/**
 * Whether someone sees a group’s numbers however few are in it: administrators, who see each of them, and those who lead
 * the department.
 */
export const seesAll = (reader: Seeing, leadsGroup: boolean): boolean => oversees(reader) || leadsGroup;
