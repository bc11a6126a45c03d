import type { Endpoint, OutputOf, RequestOf } from '@garden/contract';
import { renewToken } from '../session/renew-token.ts';
import { expireSession, hasSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';
import { useUserStore } from '../stores/user-store.ts';
import { ApiRefusal } from './refusal.ts';
import { type SendOptions, send } from './send.ts';

export type CallOptions = Omit<SendOptions, 'token'>;

const SESSION_OVER = 403;

/**
 * Calls the API and returns the data of its answer; shows nothing (hooks and their client do that).
 *
 * A session that is over is renewed once, silently, and the call repeated; where that fails, the user is signed out
 * and the path remembered, and the refusal still reaches the caller.
 * @throws {ApiRefusal} any envelope that is not 200
 * @throws {TransportFailure} no network, no answer within five minutes, or no envelope
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const token = readToken();
  let answer = await send(endpoint, input, { ...options, token });
  const isOver = () => answer.code === SESSION_OVER && endpoint.access === 'session';
  // A session may have begun since: then its token is there now, and the call is repeated with it.
  if (isOver() && readToken() !== null) {
    const renewed = await renewToken(token);
    if (renewed !== null) answer = await send(endpoint, input, { ...options, token: renewed });
  }
  if (isOver() && hasSession()) expireSession();
  if (!isOver()) endLoadingPage();
  if (answer.code !== 200) throw new ApiRefusal(answer.code, answer.message, answer.data);
  // The server lets nothing leave but what the contract names, and its tests parse every answer: a second parser here
  // would cost the first screen more than all of its own calls.
  return answer.data as OutputOf<E>;
}

/** Seed, section 4: shown from a forced sign-out until any other answer. */
function endLoadingPage(): void {
  const { isShowLoadingPage, setShowLoadingPage } = useUserStore.getState();
  if (isShowLoadingPage) setShowLoadingPage(false);
}
