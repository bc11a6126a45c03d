import { isTooNested } from '@garden/contract';

/** Whether a text can be formatted; what nests deeper than the contract allows is shown as typed. */
export function isFormattable(text: string): boolean {
  return !isTooNested(text);
}
