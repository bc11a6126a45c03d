/** What a line is taken from. */
export type KeptFrom = { readonly diaryId: string } | { readonly commentId: string };

/** Marks the element that holds a readable text; `by` is whose words they are. */
export function keepable(from: KeptFrom, by: string) {
  return 'diaryId' in from
    ? { 'data-keep-diary': from.diaryId, 'data-keep-by': by }
    : { 'data-keep-comment': from.commentId, 'data-keep-by': by };
}
