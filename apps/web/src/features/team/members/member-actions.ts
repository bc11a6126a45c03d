import type { MemberView } from '@garden/contract';

/** What can be done with a member from their row: some of it asks in a dialog first. */
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
