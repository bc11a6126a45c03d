/** Splits a text at the words to mark; where one word begins with another, the longer one counts. */
export function splitByWords(text: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length).map(literally);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'u'))
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const literally = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The part of a parsed text that marking needs. */
type TextNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, string>;
  children?: TextNode[];
};

/** Marks words in a text that the formatter has parsed (a rehype plugin); code is left alone. */
export function markWords(words: readonly string[]) {
  const mark = (node: TextNode): void => {
    if (!node.children || node.tagName === 'code') return;
    node.children = node.children.flatMap((child) => {
      mark(child);
      return child.type === 'text' ? piecesOf(child.value ?? '', words) : [child];
    });
  };
  return () => mark;
}

function piecesOf(text: string, words: readonly string[]): TextNode[] {
  return splitByWords(text, words).map(({ text: value, isMarked }) =>
    isMarked
      ? { type: 'element', tagName: 'mark', properties: {}, children: [{ type: 'text', value }] }
      : { type: 'text', value },
  );
}
