import type { MessageKey } from '@garden/contract';
import { refuse } from './refusal.ts';

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
