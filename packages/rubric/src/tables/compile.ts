const lines = (table: string) => table.split('\n').filter((line) => line.trim() !== '');

/** A table of words, apart by white space. */
export function wordSet(table: string): ReadonlySet<string> {
  return new Set(table.split(/\s+/).filter((word) => word !== ''));
}

/** One expression for all phrases of an English and a Chinese table; English ones stand between word boundaries. */
export function phrases(english: string, chinese: string): RegExp {
  // A phrase that ends with a space has its boundary in it.
  const bounded = lines(english).map((line) => line.trimStart().replace(/ $/, '\\b'));
  return new RegExp(`\\b(?:${bounded.join('|')})(?![a-z])|${lines(chinese).join('|')}`, 'gu');
}
