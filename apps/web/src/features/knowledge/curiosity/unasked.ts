import { useState } from 'react';
import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';

type Unasked = { readonly question: string; readonly detail: string };

const NOTHING: Unasked = { question: '', detail: '' };
const keyOf = (userId: string) => `unasked-question:${userId}`;

function read(userId: string): Unasked {
  try {
    const kept: unknown = JSON.parse(storedValue.read(keyOf(userId)) ?? '{}');
    if (!isRecord(kept)) return NOTHING;
    const { question, detail } = kept;
    return typeof question === 'string' && typeof detail === 'string' ? { question, detail } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The question that is being written, kept in this browser by user until it is asked. */
export function useUnasked(userId: string) {
  const [unasked, setUnasked] = useState(() => read(userId));
  return {
    unasked,
    keep(part: Partial<Unasked>): void {
      const next = { ...unasked, ...part };
      const isEmpty = next.question.trim() === '' && next.detail.trim() === '';
      storedValue.write(keyOf(userId), isEmpty ? null : JSON.stringify(next));
      setUnasked(next);
    },
    forget(): void {
      storedValue.write(keyOf(userId), null);
      setUnasked(NOTHING);
    },
  };
}
