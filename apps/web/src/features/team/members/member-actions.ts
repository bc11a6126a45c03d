import type { MemberView } from '@garden/contract';

/** Actions on a member from their row: some open a dialog first. */
export type MemberAction =
  | 'details'
  | 'remark'
  | 'appoint'
  | 'release'
  | 'stepDown'
  | 'supervise'
  | 'arrange'
  | 'takeOut'
  | 'handOver'
  | 'remove';

/** `departmentId` is the department whose members are shown, where they are those of one. */
export type OnMemberAction = (action: MemberAction, member: MemberView, departmentId?: string) => void;
