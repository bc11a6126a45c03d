import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';

const storageKey = (userId: string) => `unsent-dialogue:${userId}`;

/** The answer that is being written in a dialogue, kept in this browser until it is sent; of the last day alone. */
export const unsentAnswer = {
  read(userId: string, day: string): string {
    try {
      const kept: unknown = JSON.parse(storedValue.read(storageKey(userId)) ?? 'null');
      return isRecord(kept) && kept.day === day && typeof kept.text === 'string' ? kept.text : '';
    } catch {
      return '';
    }
  },
  keep(userId: string, day: string, text: string): void {
    storedValue.write(storageKey(userId), text.trim() === '' ? null : JSON.stringify({ day, text }));
  },
};
