import type { MessageKey } from '@garden/contract';

/** Applications of one person that wait at the same time. */
export const APPLICATIONS_MAX = 5;
/** What administrators see of their team's applications. */
export const WAITING_SHOWN = 200;
export const DECIDED_SHOWN = 100;

/**
 * What is wrong with the department named for someone new: a team with departments wants one of its own.
 * @param departmentIds all departments of the team
 * @returns a key of the catalogue, or null
 */
export function departmentFault(
  departmentIds: readonly string[],
  departmentId: string | undefined,
): MessageKey | null {
  if (departmentId === undefined) return departmentIds.length > 0 ? 'departmentMissing' : null;
  return departmentIds.includes(departmentId) ? null : 'departmentNotFound';
}
