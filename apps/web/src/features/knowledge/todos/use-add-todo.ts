import { isBlank } from '@garden/contract';
import { useState } from 'react';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { addTodo, type NewTodo } from '../todos.shared.ts';

type Errors = { readonly text?: string | undefined; readonly day?: string | undefined };

/** Adds a to-do: `add` resolves to whether it was taken, `errors` says why not, beside its field. */
export function useAddTodo() {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const add = async (todo: NewTodo): Promise<boolean> => {
    if (isBlank(todo.text)) {
      setErrors({ text: translateMessage('todoRequired') });
      return false;
    }
    setPending(true);
    try {
      await addTodo(todo);
      setErrors({});
      return true;
    } catch (failure) {
      setErrors(errorsOf(failure));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { add, isPending, errors, clear: () => setErrors({}) };
}

function errorsOf(failure: unknown): Errors {
  const refused = failure instanceof ApiRefusal ? failure.errors : [];
  const of = (path: string) => refused.find((each) => each.path === path);
  const day = of('day');
  const text = of('text');
  if (day) return { day: refusalMessage(day) };
  return { text: text ? refusalMessage(text) : failureMessage(failure) };
}
