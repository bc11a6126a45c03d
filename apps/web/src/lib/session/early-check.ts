import type { api, OutputOf } from '@garden/contract';
import { isRecord } from '../is-record.ts';
import { readToken } from './token.ts';

declare global {
  interface Window {
    /** Set by the inline script of index.html: user/info asked with the stored token while the scripts load. */
    earlySessionCheck?: { token: string; answer: Promise<unknown> };
  }
}

/** The result of the early check: the user, an expired session, or nothing to rely on. */
export type EarlyAnswer = OutputOf<typeof api.user.info> | 'over' | undefined;

/** Takes the answer that the inline script asked for, once; nothing where another window has a newer token by now. */
export async function takeEarlyAnswer(): Promise<EarlyAnswer> {
  const early = window.earlySessionCheck;
  delete window.earlySessionCheck;
  if (early === undefined) return undefined;
  const answer = await early.answer;
  if (early.token !== readToken()) return undefined;
  if (!isRecord(answer)) return undefined;
  if (answer.code === 403) return 'over';
  const { code, data } = answer;
  return code === 200 && isUser(data) ? data : undefined;
}

/** The inline script asks without the client of the API, so that a page of something in between is told apart here. */
function isUser(data: unknown): data is OutputOf<typeof api.user.info> {
  return isRecord(data) && typeof data.id === 'string' && typeof data.name === 'string';
}
