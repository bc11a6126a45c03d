/** The marks of a private line, as an English or a Chinese keyboard writes them. */
export const PRIVATE = /^[\s\p{Cf}]*[!！]{2}\s*/u;

/** Whether one line, such as an item of a list section, is its author's alone. */
export function isPrivateLine(line: string): boolean {
  return PRIVATE.test(line);
}
