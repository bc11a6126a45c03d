import type { MemberRole } from '@garden/contract';
import { administers } from '../../team/policy.ts';

/** A diary that was linked to an entry. */
type Link = { readonly authorId: string; readonly linkedBy: string | null };

/** Who linked a diary to an entry takes it back, as its author and administrators do. */
export function mayUnlink(
  { authorId, linkedBy }: Link,
  { userId, role }: { readonly userId: string; readonly role: MemberRole },
): boolean {
  return userId === authorId || userId === linkedBy || administers(role);
}
