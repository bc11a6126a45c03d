import { isCommonPassword } from '@garden/contract/text/common-passwords';
import { refuseField } from '../../../http/refusal.ts';

/**
 * Judges a password that someone chooses; its form was judged by the contract.
 * @param path the field as the caller wrote it (`password.new`)
 * @throws Refusal 400 at the field
 */
export function assertGoodPassword(path: string, password: string, minimum: number): void {
  if (password.length < minimum) throw refuseField(path, 'passwordTooShort', { minimum });
  if (isCommonPassword(password)) throw refuseField(path, 'passwordCommon');
}
