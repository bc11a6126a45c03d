import type { MemberRole } from '@garden/contract';
import { administers } from '../../team/policy.ts';

/** Who marked a sentence takes that back, as its author and administrators do. */
export function mayUnmark(
  { authorId, markedBy }: { readonly authorId: string; readonly markedBy: string | null },
  { userId, role }: { readonly userId: string; readonly role: MemberRole },
): boolean {
  return userId === authorId || userId === markedBy || administers(role);
}
