import { isBlank } from '@garden/contract';
import { useState } from 'react';
import { type Unsent, type UnsentName, unsentComments } from './unsent.ts';

const nothing: Unsent = { text: '', anonymous: false };

/** The text of one field, kept in this browser as it is typed. */
export function useUnsent(userId: string, name: UnsentName, begin: Unsent = nothing) {
  const [unsent, setUnsent] = useState(() => unsentComments.read(userId, name) ?? begin);
  const keep = (next: Unsent) => {
    setUnsent(next);
    unsentComments.keep(userId, name, next);
  };
  return {
    unsent,
    keep,
    /** Empties the field; whether it is anonymous stays. */
    clear: () => {
      setUnsent(({ anonymous }) => ({ text: '', anonymous }));
      unsentComments.forget(userId, name);
    },
    /** Puts a text back that could not be sent, before what was typed meanwhile. */
    restore: (text: string) =>
      setUnsent((now) => {
        const next = { ...now, text: isBlank(now.text) ? text : `${text}\n\n${now.text}` };
        unsentComments.keep(userId, name, next);
        return next;
      }),
  };
}
