import { refuse } from '../../../http/refusal.ts';

/** As many works as a team has on its list. */
const TEAM_WORKS_MAX = 200;

/** @throws Refusal `listTooLong` for a list that is full */
export function checkRoom(total: number): void {
  if (total >= TEAM_WORKS_MAX) throw refuse('listTooLong', { maximum: TEAM_WORKS_MAX });
}
