/** The same ids with one of them in, or out. */
export function withMark(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const rest = [...ids].filter((other) => other !== id);
  return new Set(isIn ? [...rest, id] : rest);
}
