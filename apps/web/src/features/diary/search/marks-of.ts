/** Where a keyword stands in a name, in either case; the name keeps its length. */
export function marksOf(name: string, keyword: string): { start: number; end: number }[] {
  const wanted = keyword.trim().toLowerCase();
  const folded = name.toLowerCase();
  const start = folded.length === name.length && wanted !== '' ? folded.indexOf(wanted) : -1;
  return start < 0 ? [] : [{ start, end: start + wanted.length }];
}
