import type { ServerMessage } from '../../lib/api/refusal.ts';

/** The least and the most, both included. */
export type Bounds = { readonly from: number; readonly to: number };

/** A whole number as typed, digits of a Chinese keyboard included; undefined where it is none. */
export function readCount(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** The error of a typed number, in the words of the contract. */
export function countError(text: string, { from, to }: Bounds): ServerMessage | undefined {
  const count = readCount(text);
  if (count === undefined || count < from) return said('numberTooSmall', { minimum: from });
  return count > to ? said('numberTooBig', { maximum: to }) : undefined;
}

function said(key: 'numberTooSmall' | 'numberTooBig', params: ServerMessage['params']): ServerMessage {
  return { key, params, message: key };
}
