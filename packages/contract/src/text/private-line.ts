import { UNSEEN } from './unseen.ts';

/** The marks of a private line, as an English or a Chinese keyboard writes them; what no one sees may stand before them. */
export const PRIVATE = new RegExp(String.raw`^[\s${UNSEEN}]*[!！]{2}\s*`, 'u');

/** Whether one line, such as an item of a list section, is its author's alone. */
export function isPrivateLine(line: string): boolean {
  return PRIVATE.test(line);
}
