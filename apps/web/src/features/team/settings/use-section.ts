import { useState } from 'react';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';

/** The typed values over the saved ones. */
export type Section<T> = {
  readonly value: T;
  /** What stood there when each value began to be typed; the server keeps what changed there since. */
  readonly base: T;
  /** As the server has it. */
  readonly theirs: T;
  readonly isUnsaved: boolean;
  /** It was saved, and nothing has been changed since. */
  readonly isSaved: boolean;
  change(part: Partial<T>): void;
  discard(): void;
  /** What was sent is the server's now; what was typed since stays. */
  saved(): void;
};

/**
 * One section of a page whose sections are saved each by itself.
 * @param saved plain data in a fixed order of keys, as the server has it
 */
export function useSection<T extends object>(name: string, saved: T): Section<T> {
  const [typed, setTyped] = useState<Partial<T>>({});
  const [seen, setSeen] = useState<Partial<T>>({});
  const [isSaved, setSaved] = useState(false);
  const value = { ...saved, ...typed };
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(saved);
  useUnsaved(name, isUnsaved);
  return {
    value,
    base: { ...saved, ...seen },
    theirs: saved,
    isUnsaved,
    isSaved: isSaved && !isUnsaved,
    change: (part) => {
      const first: Partial<T> = {};
      for (const key in part) if (!(key in typed)) first[key] = saved[key];
      setSeen({ ...seen, ...first });
      setTyped({ ...typed, ...part });
      setSaved(false);
    },
    discard: () => {
      setTyped({});
      setSeen({});
      setSaved(false);
    },
    saved: () => {
      setTyped((now) => without(now, typed));
      setSeen({});
      setSaved(true);
    },
  };
}

/** What is typed now, except for what was sent. */
function without<T extends object>(now: Partial<T>, sent: Partial<T>): Partial<T> {
  const later = { ...now };
  for (const key in sent) if (later[key] === sent[key]) delete later[key];
  return later;
}
