import { vi } from 'vitest';

/** One request as the fake server saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  readonly headers: Headers;
  readonly body: unknown;
};

type Reply = { code: number; message?: string; data?: unknown } | Response | Error;

/**
 * Replaces `fetch`: `answer` decides each reply; an envelope is sent as JSON, an Error is a broken network.
 * @returns the requests seen so far
 */
export function fakeServer(answer: (request: SeenRequest) => Reply): SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      url,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    init.signal?.throwIfAborted();
    const reply = answer(request);
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply;
    return Response.json({ message: 'OK', data: {}, ...reply });
  });
  return seen;
}
