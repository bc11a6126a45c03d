import { useState } from 'react';
import { useUnsaved } from './unsaved.tsx';

/** What is typed over what is saved. */
export type Section<T> = {
  readonly value: T;
  readonly isUnsaved: boolean;
  /** It was saved, and nothing has been changed since. */
  readonly isSaved: boolean;
  change(part: Partial<T>): void;
  discard(): void;
  /** What was typed is the server's now. */
  saved(): void;
};

/**
 * One section of a page whose sections are saved each by itself.
 * @param saved plain data in a fixed order of keys, as the server has it
 */
export function useSection<T extends object>(name: string, saved: T): Section<T> {
  const [typed, setTyped] = useState<Partial<T>>({});
  const [isSaved, setSaved] = useState(false);
  const value = { ...saved, ...typed };
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(saved);
  useUnsaved(name, isUnsaved);
  const settle = (done: boolean) => {
    setTyped({});
    setSaved(done);
  };
  return {
    value,
    isUnsaved,
    isSaved: isSaved && !isUnsaved,
    change: (part) => {
      setTyped({ ...typed, ...part });
      setSaved(false);
    },
    discard: () => settle(false),
    saved: () => settle(true),
  };
}
