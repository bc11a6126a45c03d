/** The filter of a feed: a department, one person, the people the user follows, or a follow group. */
export type FeedNarrowing = {
  department?: string | undefined;
  author?: string | undefined;
  following?: true | undefined;
  group?: string | undefined;
};

/** Whether a feed shows everyone. */
export function isWholeFeed(narrowing: FeedNarrowing): boolean {
  return Object.values(narrowing).every((chosen) => chosen === undefined);
}

/**
 * What a link from an entry keeps of the address: the feed that it stands in, in another area nothing. An object, since a
 * function of the address is worked out for each link at each navigation.
 */
export type FeedSearch = FeedNarrowing & { team?: string | undefined };
