import { allEndpoints } from '@garden/contract/index';
import * as z from 'zod/mini';
import type { KeptRead } from './kept-read.ts';

/** What was kept of a read, where this build's contract has it so. Load it lazily: only work without network needs it. */
export function parseKept({ path, data }: KeptRead): unknown {
  const known = allEndpoints().find(({ endpoint }) => endpoint.path === path);
  if (!known) return undefined;
  const { output } = known.endpoint;
  const inPages = z.object({ pages: z.array(output), pageParams: z.array(z.optional(z.string())) });
  return z.safeParse(z.union([inPages, output]), data).data;
}
