import type { ReactionCount } from '@garden/contract';

/** Counts after the reader has added or removed an emoji; the most frequent stay first. */
export function toggled(reactions: readonly ReactionCount[], emoji: string): ReactionCount[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji);
  if (!known) return [...reactions, { emoji, count: 1, mine: true }];
  const { count, mine } = known;
  return reactions
    .map((reaction) =>
      reaction === known ? { emoji, count: count + (mine ? -1 : 1), mine: !mine } : reaction,
    )
    .filter((reaction) => reaction.count > 0);
}

/** How many one emoji has, and whether the reader is among them. */
export function countOf(reactions: readonly ReactionCount[], emoji: string): Omit<ReactionCount, 'emoji'> {
  const { count = 0, mine = false } = reactions.find((reaction) => reaction.emoji === emoji) ?? {};
  return { count, mine };
}
