import type { Endpoint } from '@garden/contract';
import type { Handler } from './context.ts';

/** A handler that knows its call, so that no table pairs them. */
type Call<E extends Endpoint> = Handler<E> & { readonly endpoint: E };

/** A call among all others, where each takes something else. */
export type AnyCall = ((ctx: never, input: never) => Promise<unknown>) & { readonly endpoint: Endpoint };

/** Declares what answers a call of the contract; `calls.ts` lists all of them by the names of their files. */
export function call<E extends Endpoint>(endpoint: E, handler: Handler<E>): Call<E> {
  return Object.assign(handler, { endpoint });
}
