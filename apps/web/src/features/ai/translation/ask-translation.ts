import { api, type OutputOf } from '@garden/contract';
import type { Locale } from '@garden/i18n/locale';
import { apiQuery } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { TransportFailure } from '../../../lib/api/refusal.ts';
import { readToken } from '../../../lib/session/token.ts';

/**
 * Has a text translated. The answer comes without an envelope, so this call is made by itself; a session that is over is
 * renewed before, since the call answers those who are signed out, too.
 * @throws {TransportFailure} where no answer came
 */
export async function askTranslation(text: string, to: Locale): Promise<OutputOf<typeof api.user.translate>> {
  await queryClient.fetchQuery(apiQuery(api.ai.settings, {}));
  const response = await fetch(`/api/${api.user.translate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken()}` },
    body: JSON.stringify({ text, to }),
  }).catch((cause) => {
    throw new TransportFailure('network', { cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isTranslation(answer)) throw new TransportFailure('unreadable', { status: response.status });
  return answer;
}

function isTranslation(answer: unknown): answer is OutputOf<typeof api.user.translate> {
  return typeof Object(answer).success === 'boolean' && typeof Object(answer).data === 'string';
}
