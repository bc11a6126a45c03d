import { cutLine } from '@garden/contract';

/** Whether the author of a diary keeps a line of it to themselves by now; one that they only reworded they do not. */
export function isRetracted(
  line: string,
  { shared, all }: { readonly shared: readonly string[]; readonly all: readonly string[] },
): boolean {
  return cutLine(line, all) !== null && cutLine(line, shared) === null;
}
