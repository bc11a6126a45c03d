import type { MemberRole } from '@garden/contract';
import { msg } from '@lingui/core/macro';

/** The roles as a chip beside a name says them. */
export const roleNames = {
  owner: msg`owner`,
  admin: msg`administrator`,
  member: msg`member`,
} as const satisfies Record<MemberRole, unknown>;
