import { findSentence } from './find-sentence.ts';

/** The name of the highlight in the style sheet. */
const NAME = 'sentence';

/**
 * Marks a sentence in a diary's text where that is on the page, in place of the one marked before.
 * @returns the element that it stands in
 */
export function markSentence(diaryId: string, sentence: string): Element | undefined {
  unmarkSentence();
  const shown = document.querySelector(`[data-diary-text="${CSS.escape(diaryId)}"]`);
  if (!shown) return undefined;
  const nodes = textNodesIn(shown);
  const found = findSentence(
    nodes.map(({ data }) => data),
    sentence,
  );
  const [first, last] = found ? [nodes[found.from.text], nodes[found.to.text]] : [];
  if (!found || !first || !last) return undefined;
  const range = new Range();
  range.setStart(first, found.from.offset);
  range.setEnd(last, found.to.offset);
  // Browsers without it still lead to the place.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(range));
  return first.parentElement ?? undefined;
}

/** Marks no sentence. */
export function unmarkSentence(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}

function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
