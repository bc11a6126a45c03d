import type { MessageKey, MessageParams } from '@garden/contract';
import { messageRow } from '@garden/i18n/message-row';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ApiRefusal, type Deed, type ServerMessage, TransportFailure } from '../api/refusal.ts';
import { keyOf, sentenceOf } from './catalogue.ts';

/**
 * A sentence of the contract's catalogue in the current language. What the start page does not name by its key comes with
 * the later words, which everything beyond it waits for.
 */
export function translateMessage(key: MessageKey, params?: MessageParams): string {
  return i18n._(messageRow(key), params, { message: sentenceOf(key) ?? '' });
}

/**
 * The server's message in the current language: by its key; for a key that this build does not know, by its English
 * text where the catalogue has that; else the text as it came.
 */
export function refusalMessage({ key, params, message }: ServerMessage): string {
  const known = key !== undefined && sentenceOf(key) !== undefined ? key : keyOf(message);
  return known ? translateMessage(known, params) : i18n._(message, params);
}

/**
 * The sentence to show for a failed call, or undefined where nothing is to be shown: a cancelled call, a
 * session that is over (the sign-in page says so), a bare HTTP 403 (seed, section 8).
 */
export function failureMessage(failure: unknown): string | undefined {
  if (failure instanceof ApiRefusal) return failure.code === 403 ? undefined : refusalMessage(failure);
  if (failure instanceof TransportFailure) return transportMessage(failure);
  if (failure instanceof DOMException && failure.name === 'AbortError') return undefined;
  return translateMessage('somethingWentWrong');
}

function transportMessage({ reason, status, deed }: TransportFailure): string | undefined {
  if (status === 403) return undefined;
  if (reason === 'network') return t`Network disconnected`;
  if (reason === 'timeout') return t`The server took too long to answer; try again`;
  return deed ? deedMessage(deed) : translateMessage('somethingWentWrong');
}

/** Nothing that the server said can be shown: what it was about, in the seed's words (section 8). */
function deedMessage(deed: Deed): string {
  const sentences: Record<Deed, string> = {
    publish: t`Publishing failed`,
    search: t`Search failed, please try again later`,
    add: t`Failed to add data`,
    update: t`Failed to update data`,
    delete: t`Failed to delete data`,
    load: t`Failed to load data`,
  };
  return sentences[deed];
}
