import { api, type OutputOf } from '@garden/contract';
import * as z from 'zod/mini';
import { readToken } from './token.ts';

declare global {
  interface Window {
    /** Set by the inline script of index.html: user/info asked with the stored token while the scripts load. */
    earlySessionCheck?: { token: string; answer: Promise<unknown> };
  }
}

const known = z.object({ code: z.literal(200), data: api.user.info.output });
const over = z.object({ code: z.literal(403) });

/** The result of the early check: the user, an expired session, or nothing to rely on. */
export type EarlyAnswer = OutputOf<typeof api.user.info> | 'over' | undefined;

/** Takes the answer that the inline script asked for, once; nothing where another window has a newer token by now. */
export async function takeEarlyAnswer(): Promise<EarlyAnswer> {
  const early = window.earlySessionCheck;
  delete window.earlySessionCheck;
  if (early === undefined) return undefined;
  const answer = await early.answer;
  if (early.token !== readToken()) return undefined;
  if (z.safeParse(over, answer).success) return 'over';
  return z.safeParse(known, answer).data?.data;
}
