import { isBlank } from '@garden/contract';
import { useRef, useState } from 'react';
import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import type { WrittenImage } from '../../diary/pictures.shared.ts';

type Unasked = {
  readonly question: string;
  readonly detail: string;
  readonly images: readonly WrittenImage[];
};

const NOTHING: Unasked = { question: '', detail: '', images: [] };
const keyOf = (userId: string) => `unasked-question:${userId}`;

function read(userId: string): Unasked {
  try {
    const kept: unknown = JSON.parse(storedValue.read(keyOf(userId)) ?? '{}');
    if (!isRecord(kept)) return NOTHING;
    const { question, detail, images } = kept;
    if (typeof question !== 'string' || typeof detail !== 'string') return NOTHING;
    return { question, detail, images: Array.isArray(images) ? images.flatMap(toWritten) : [] };
  } catch {
    return NOTHING;
  }
}

function toWritten(image: unknown): WrittenImage[] {
  if (!isRecord(image)) return [];
  const { file, alt } = image;
  return typeof file === 'string' && typeof alt === 'string' ? [{ file, alt }] : [];
}

/** The question that is being written, kept in this browser by user until it is asked. */
export function useUnasked(userId: string) {
  const [unasked, setUnasked] = useState(() => read(userId));
  // Several pictures may arrive between two renderings.
  const latest = useRef(unasked);
  const set = (next: Unasked, isEmpty: boolean) => {
    storedValue.write(keyOf(userId), isEmpty ? null : JSON.stringify(next));
    latest.current = next;
    setUnasked(next);
  };
  return {
    unasked,
    keep(change: (now: Unasked) => Partial<Unasked>): void {
      const next = { ...latest.current, ...change(latest.current) };
      set(next, isBlank(next.question) && isBlank(next.detail) && next.images.length === 0);
    },
    forget: () => set(NOTHING, true),
  };
}
