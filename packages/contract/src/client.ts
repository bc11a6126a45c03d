import { type ClientCall, clientCalls } from './client-calls.ts';
import type { Endpoint as Declared, Schema } from './endpoint.ts';
import type { Api as DeclaredApi } from './index.ts';

/** Where the types of a call stand: nothing is there at run time. */
declare const carried: unique symbol;

/** One call as a browser knows it: where it goes. What it takes and answers are types alone. */
export type Endpoint<In = unknown, Request = unknown, Out = unknown> = ClientCall & {
  readonly [carried]?: { readonly input: In; readonly request: Request; readonly output: Out };
};

export type InputOf<E> = E extends Endpoint<infer In> ? In : never;
/** What a caller may write: defaults still open. */
export type RequestOf<E> = E extends Endpoint<unknown, infer Request> ? Request : never;
export type OutputOf<E> = E extends Endpoint<unknown, unknown, infer Out> ? Out : never;

type Client<E> =
  E extends Declared<infer I extends Schema, infer O extends Schema>
    ? Endpoint<I['_zod']['output'], I['_zod']['input'], O['_zod']['output']>
    : never;
type Api = {
  readonly [Group in keyof DeclaredApi]: {
    readonly [Name in keyof DeclaredApi[Group]]: Client<DeclaredApi[Group][Name]>;
  };
};

/** The call at a path. */
export function callAt(path: string): Endpoint | undefined {
  return Object.values(clientCalls).find((call) => call.path === path);
}

const groups: Record<string, Record<string, ClientCall>> = {};
for (const [key, call] of Object.entries(clientCalls)) {
  const [group = '', name = ''] = key.split('.');
  groups[group] ??= {};
  groups[group][name] = call;
}

/** Every call of the API. `clientCalls` has their keys from the declarations that this type is made of. */
export const api = groups as Api;

// What stands here goes before what it is called like there: a browser gets calls without their schemas.
export * from './index.ts';
