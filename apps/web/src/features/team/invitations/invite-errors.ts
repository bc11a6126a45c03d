import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';

export type InviteErrors = { readonly emails?: string | undefined; readonly departmentId?: string };

/**
 * The errors of a refused invitation by field; each broken address is named.
 * @param emails the addresses as they were sent, which the server counts from 0 (`emails.3`)
 */
export function inviteErrors(error: Error | null, emails: readonly string[]): InviteErrors {
  if (error === null) return {};
  if (!(error instanceof ApiRefusal)) return { emails: failureMessage(error) };
  const ofDepartment = error.errors.find(({ path }) => path === 'departmentId');
  if (ofDepartment) return { departmentId: refusalMessage(ofDepartment) };
  const [first] = error.errors;
  if (!first) return { emails: failureMessage(error) };
  const broken = error.errors.flatMap(({ path }) => emails[indexIn(path)] ?? []);
  return { emails: [refusalMessage(first), broken.join(', ')].filter(Boolean).join(' – ') };
}

function indexIn(path: string): number {
  return Number(/^emails\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);
}
