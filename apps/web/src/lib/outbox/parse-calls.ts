import { allEndpoints } from '@garden/contract/index';
import * as z from 'zod/mini';
import type { OutboxCall } from './create-outbox.ts';

/** Stored calls with their input as the contract has it; those it does not take are left out. Load it lazily. */
export function parseCalls(calls: readonly OutboxCall[]): OutboxCall[] {
  const endpoints = allEndpoints();
  return calls.flatMap((call) => {
    const known = endpoints.find(({ endpoint }) => endpoint.path === call.path);
    const parsed = known && z.safeParse(known.endpoint.input, call.input);
    return parsed?.success ? [{ ...call, input: parsed.data }] : [];
  });
}
