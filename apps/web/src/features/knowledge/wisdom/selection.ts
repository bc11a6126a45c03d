import { cutLine } from '@garden/contract';

/** What a line is taken from. */
export type KeptFrom = { readonly diaryId: string } | { readonly commentId: string };

/** Text that is selected in one readable text. */
export type Selected = {
  readonly text: string;
  readonly of: KeptFrom;
  /** Whose words they are. */
  readonly by: string;
  readonly range: Range;
};

/** What is selected inside an area, where it lies in one text that can be kept: of whole words, as it will be kept. */
export function readSelection(area: Element): Selected | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const text = selection.toString().trim();
  const range = selection.getRangeAt(0);
  const start = keptFromAt(range.startContainer);
  // A triple click ends at the beginning of the next text, of which it holds nothing.
  const end = range.endOffset === 0 ? start : keptFromAt(range.endContainer);
  if (text === '' || !start || start.place !== end?.place || !area.contains(start.place)) return undefined;
  return { text: cutLine(text, [start.place.innerText]) ?? text, of: start.of, by: start.by, range };
}

/** What the text around a node is, if it can be kept. */
function keptFromAt(node: Node | null): { of: KeptFrom; by: string; place: HTMLElement } | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-keep-diary], [data-keep-comment]');
  if (!place) return undefined;
  const { keepDiary, keepComment, keepBy: by = '' } = place.dataset;
  if (keepDiary !== undefined) return { of: { diaryId: keepDiary }, by, place };
  if (keepComment !== undefined) return { of: { commentId: keepComment }, by, place };
  return undefined;
}
