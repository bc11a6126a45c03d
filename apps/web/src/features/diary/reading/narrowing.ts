/** What a feed is narrowed to: a department, one person, those one follows, or a follow group of one's own. */
export type FeedNarrowing = {
  department?: string | undefined;
  author?: string | undefined;
  following?: true | undefined;
  group?: string | undefined;
};
