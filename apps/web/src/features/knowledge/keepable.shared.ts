/** What a line is taken from. */
export type KeptFrom = { readonly diaryId: string } | { readonly commentId: string };

/** Marks the element that holds a readable text; `by` is whose words they are. */
export function keepable(from: KeptFrom, by: string) {
  return 'diaryId' in from
    ? { 'data-keep-diary': from.diaryId, 'data-keep-by': by }
    : { 'data-keep-comment': from.commentId, 'data-keep-by': by };
}

/** What the text around a node is, if it can be kept. */
export function keptFromAt(node: Node | null): { of: KeptFrom; by: string; place: Element } | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-keep-diary], [data-keep-comment]');
  if (!place) return undefined;
  const { keepDiary, keepComment, keepBy: by = '' } = place.dataset;
  if (keepDiary !== undefined) return { of: { diaryId: keepDiary }, by, place };
  if (keepComment !== undefined) return { of: { commentId: keepComment }, by, place };
  return undefined;
}
