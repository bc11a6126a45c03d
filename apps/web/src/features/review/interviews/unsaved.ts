import type { InterviewItem } from '@garden/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { storedValue } from '../../../lib/stored-value.ts';

/** What a supervisor is writing down; `version` is what it grew from. */
const recordDraft = z.object({
  version: z.number(),
  heldOn: z.string(),
  said: z.string(),
  steps: z.array(z.object({ text: z.string(), day: z.string() })),
});
export type RecordDraft = z.output<typeof recordDraft>;

/** What a member is writing. */
const wordsDraft = z.object({ version: z.number(), words: z.string() });
export type WordsDraft = z.output<typeof wordsDraft>;

/** Why one side does not sign. */
const reasonDraft = z.object({ reason: z.string() });

const drafts = { record: recordDraft, words: wordsDraft, reason: reasonDraft };
type Drafts = { [K in keyof typeof drafts]: z.output<(typeof drafts)[K]> };

/** Whose text about which interview. */
export type TextOf = {
  readonly userId: string;
  readonly teamId: string;
  readonly month: string;
  readonly memberId: string;
};

const keyOf = (kind: keyof Drafts, { userId, teamId, month, memberId }: TextOf) =>
  `interview-${kind}:${userId}:${teamId}:${month}:${memberId}`;

/** Text about an interview that the server does not have yet, kept in this browser. */
export const unsaved = {
  read<K extends keyof Drafts>(kind: K, of: TextOf): Drafts[K] | undefined {
    try {
      // The schema of its kind, which the checker cannot see through the key.
      return z.parse(drafts[kind], JSON.parse(storedValue.read(keyOf(kind, of)) ?? '')) as Drafts[K];
    } catch {
      return undefined;
    }
  },
  keep<K extends keyof Drafts>(kind: K, of: TextOf, draft: Drafts[K]): void {
    storedValue.write(keyOf(kind, of), JSON.stringify(draft));
  },
  forget(kind: keyof Drafts, of: TextOf): void {
    storedValue.write(keyOf(kind, of), null);
  },
};

/** A text that survives leaving the page. */
export function useUnsaved<K extends keyof Drafts>(kind: K, of: TextOf, begin: Drafts[K]) {
  const [draft, setDraft] = useState(() => unsaved.read(kind, of) ?? begin);
  return {
    draft,
    keep: (part: Partial<Drafts[K]>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      unsaved.keep(kind, of, next);
    },
    /** The server has it, or it is given up. */
    settle: (next: Drafts[K]) => {
      setDraft(next);
      unsaved.forget(kind, of);
    },
  };
}

/** The form of a record as it stands; for one that is not written down yet, of today. */
export function draftOf({ record }: Pick<InterviewItem, 'record'>, today: string): RecordDraft {
  if (!record) return { version: 0, heldOn: today, said: '', steps: [] };
  const { version, heldOn, said, steps } = record;
  return { version, heldOn, said, steps: steps.map(({ text, day }) => ({ text, day })) };
}

/** The steps that say something. */
export function filledSteps(steps: RecordDraft['steps']): RecordDraft['steps'] {
  return steps.filter(({ text, day }) => text.trim() !== '' || day !== '');
}
