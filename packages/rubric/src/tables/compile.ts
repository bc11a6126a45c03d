const lines = (table: string) => table.split('\n').filter((line) => line.trim() !== '');

/** A table of words, apart by white space. */
export function wordSet(table: string): ReadonlySet<string> {
  return new Set(table.split(/\s+/).filter((word) => word !== ''));
}

/** A table of Chinese words: `工:作具` stands for 工作 and 工具. */
export function hanWordSet(table: string): ReadonlySet<string> {
  return new Set(
    [...wordSet(table)].flatMap((row) => {
      const [first = '', seconds] = row.split(':');
      return seconds === undefined ? [first] : [...seconds].map((second) => first + second);
    }),
  );
}

/** The phrases of a table for each language; English ones stand between word boundaries. */
export type Phrases = { readonly latin: RegExp; readonly han: RegExp };

export function phrases(english: string, chinese: string): Phrases {
  // A phrase that ends with a space has its boundary in it.
  const bounded = lines(english).map((line) => line.trimStart().replace(/ $/, '\\b'));
  return {
    latin: new RegExp(`\\b(?:${bounded.join('|')})(?![a-z])`, 'g'),
    han: new RegExp(lines(chinese).join('|'), 'g'),
  };
}

/** Which of the two languages a sentence has letters of; the phrases of the other need not be looked for. */
export function languagesOf(text: string): (keyof Phrases)[] {
  const found: (keyof Phrases)[] = [];
  if (/[a-z]/.test(text)) found.push('latin');
  if (/[\u3400-\u9fff]/.test(text)) found.push('han');
  return found;
}
