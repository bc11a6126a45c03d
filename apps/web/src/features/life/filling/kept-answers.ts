import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import type { Answers } from './answers.ts';

const keyOf = (userId: string, roundId: string) => `questionnaire:${userId}:${roundId}`;

/**
 * Answers that are half given, in this browser alone: of an anonymous questionnaire the server must not know when and how
 * they came about. Each round of each person has its own; they go with sending.
 */
export const keptAnswers = {
  read(userId: string, roundId: string): Answers | undefined {
    const kept = storedValue.read(keyOf(userId, roundId));
    if (kept === null) return undefined;
    try {
      const answers: unknown = JSON.parse(kept);
      // Written by this product alone; a question that is gone or another one by now does not take its answer.
      return isRecord(answers) ? (answers as Answers) : undefined;
    } catch {
      return undefined;
    }
  },
  write(userId: string, roundId: string, answers: Answers | undefined): void {
    storedValue.write(keyOf(userId, roundId), answers === undefined ? null : JSON.stringify(answers));
  },
};
