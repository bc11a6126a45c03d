import { type MessageKey, type MessageParams, messages } from '@garden/contract';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ApiRefusal, type ServerMessage, TransportFailure } from '../api/refusal.ts';

/** A sentence of the contract's catalogue in the current language. */
export function translateMessage(key: MessageKey, params?: MessageParams): string {
  return i18n._(messages[key], params);
}

/**
 * The server's message in the current language: by its key; for a key that this build does not know, by its English
 * text where the catalogue has that; else the text as it came.
 */
export function refusalMessage({ key, params, message }: ServerMessage): string {
  return key === undefined ? i18n._(message, params) : translateMessage(key, params);
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

function transportMessage({ reason, status }: TransportFailure): string | undefined {
  if (status === 403) return undefined;
  if (reason === 'network') return t`Network disconnected`;
  if (reason === 'timeout') return t`The server took too long to answer; try again`;
  return translateMessage('somethingWentWrong');
}
