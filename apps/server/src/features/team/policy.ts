import type { MemberRole, MessageKey } from '@garden/contract';
import { refuse } from '../../http/refusal.ts';

declare const authorized: unique symbol;

/** Something that was checked for the change at hand; writes in a store demand it. */
export type Authorized<T> = T & { readonly [authorized]: true };

/**
 * Marks what the caller may change.
 * @throws Refusal with `otherwise` where they may not.
 */
export function authorize<T>(subject: T, allowed: boolean, otherwise: MessageKey): Authorized<T> {
  if (!allowed) throw refuse(otherwise);
  // The brand exists for the type checker alone, and this is the one place that gives it.
  return subject as Authorized<T>;
}

/** Owners and administrators give the team its name. */
export function mayRename(role: MemberRole): boolean {
  return role !== 'member';
}

/** Everybody but the owner, whom the team would be left without. */
export function mayLeave(role: MemberRole): boolean {
  return role !== 'owner';
}
