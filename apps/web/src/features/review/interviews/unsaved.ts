import { type InterviewItem, isBlank } from '@garden/contract';
import { useState } from 'react';
import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** What a supervisor is writing down; `version` is what it grew from. */
export type RecordDraft = {
  version: number;
  heldOn: string;
  said: string;
  steps: { text: string; day: string }[];
};

/** What a member is writing. */
export type WordsDraft = { version: number; words: string };

type Drafts = {
  record: RecordDraft;
  words: WordsDraft;
  /** Why one side does not sign. */
  reason: { reason: string };
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isVersion = (value: unknown): value is number => typeof value === 'number';

/** Another build may have kept something else; schemas would be a third of the screen. */
const isDraft: { [K in keyof Drafts]: (kept: unknown) => kept is Drafts[K] } = {
  record: (kept): kept is RecordDraft =>
    isRecord(kept) &&
    isVersion(kept.version) &&
    isText(kept.heldOn) &&
    isText(kept.said) &&
    Array.isArray(kept.steps) &&
    kept.steps.every((step) => isRecord(step) && isText(step.text) && isText(step.day)),
  words: (kept): kept is WordsDraft => isRecord(kept) && isVersion(kept.version) && isText(kept.words),
  reason: (kept): kept is Drafts['reason'] => isRecord(kept) && isText(kept.reason),
};

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
      const kept: unknown = JSON.parse(storedValue.read(keyOf(kind, of)) ?? '');
      return isDraft[kind](kept) ? kept : undefined;
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

export type UnsavedWords = ReturnType<typeof useUnsaved<'words'>>;

/** The form of a record as it stands; for one that is not written down yet, of today. */
export function draftOf({ record }: Pick<InterviewItem, 'record'>, today: string): RecordDraft {
  if (!record) return { version: 0, heldOn: today, said: '', steps: [] };
  const { version, heldOn, said, steps } = record;
  return { version, heldOn, said, steps: steps.map(({ text, day }) => ({ text, day })) };
}

/** The steps that say something. */
export function filledSteps(steps: RecordDraft['steps']): RecordDraft['steps'] {
  return steps.filter(({ text, day }) => !isBlank(text) || day !== '');
}
