import { refusalMessage } from '../locale/translate-message.ts';
import { ApiRefusal } from './refusal.ts';

/** The sentence about each field that a refusal names; `isOfField` where it names one. */
export function errorAt(failure: unknown) {
  const errors = failure instanceof ApiRefusal ? failure.errors : [];
  const at = (path: string) => {
    const found = errors.find((each) => each.path === path);
    return found && refusalMessage(found);
  };
  return Object.assign(at, { isOfField: errors.length > 0 });
}
