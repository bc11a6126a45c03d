import type { Api } from '@garden/contract';
import type { Handlers } from './context.ts';
import type { Registration } from './register-endpoints.ts';

/** A handler for each call of the API; the type checker names the one that is missing. */
export type ApiHandlers = { readonly [Group in keyof Api]: Handlers<Api[Group]> };

/** Each endpoint with its handler, in the order of the contract. */
export function pairHandlers(api: Api, handlers: ApiHandlers): Registration[] {
  return Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({
      endpoint,
      // The mapped type above guarantees the pair; Object.entries cannot carry it.
      handler: (handlers[group as keyof Api] as Record<string, Registration['handler']>)[
        name
      ] as Registration['handler'],
    })),
  );
}
