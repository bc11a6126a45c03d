import { api, type OutputOf } from '@garden/contract';
import * as z from 'zod/mini';
import { readToken } from './token.ts';

declare global {
  interface Window {
    /** Set by the inline script of index.html: user/info asked with the stored token while the scripts load. */
    earlySessionCheck?: { token: string; answer: Promise<unknown> };
  }
}

const done = z.object({ code: z.literal(200), data: api.user.info.output });

/** The person that the inline script asked for; undefined where the answer is missing, refused or of an older token. */
export async function takeEarlyAnswer(): Promise<OutputOf<typeof api.user.info> | undefined> {
  const early = window.earlySessionCheck;
  delete window.earlySessionCheck;
  if (early === undefined || early.token !== readToken()) return undefined;
  const { data } = z.safeParse(done, await early.answer);
  return data?.data;
}
