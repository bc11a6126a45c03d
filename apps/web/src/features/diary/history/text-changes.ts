import { diffArrays } from 'diff';

/** A part of a text compared with an earlier one; `at` counts the characters of both before it. */
export type Change = {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly at: number;
};

const segmenter = new Intl.Segmenter(['zh', 'en'], { granularity: 'word' });

/** Words, and what is between them; Chinese words by dictionary. */
function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** How one text became another, word by word. Without what was removed it is the later text, without what was added the earlier. */
export function changesBetween(before: string, after: string): Change[] {
  let done = 0;
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => {
    const text = value.join('');
    const at = done;
    done += text.length;
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text, at };
  });
}
