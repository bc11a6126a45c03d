import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';

/** The error text of a form with one field: about the field where the server names one, else as a whole. */
export function refusalText(failure: Error | null): string | undefined {
  if (failure === null) return undefined;
  const [first] = failure instanceof ApiRefusal ? failure.errors : [];
  return first ? refusalMessage(first) : failureMessage(failure);
}
