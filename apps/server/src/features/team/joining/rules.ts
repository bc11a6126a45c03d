import type { MessageKey } from '@garden/contract';
import { DAY } from '../../../platform/clock.ts';

export const INVITATION_LIFE = 14 * DAY;
/** A personal link admits anyone who has it, so it lives for less long than one that is bound to an address. */
export const PERSONAL_LINK_LIFE = 7 * DAY;
/** Applications of one person that wait at the same time. */
export const APPLICATIONS_MAX = 5;
/** What administrators see of their team's applications. */
export const WAITING_SHOWN = 200;
export const DECIDED_SHOWN = 100;

/** Whether an invitation lets someone create an account where registration is closed: an administrator named them. */
export function mayRegisterBy({ name }: { readonly name: string | null }): boolean {
  return name !== null;
}

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
