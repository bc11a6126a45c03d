import type { CommentView, ThreadItem } from '@garden/contract';

/** Replaces a comment by its newer state; a top comment keeps its replies. */
export function withChanged(items: readonly ThreadItem[], changed: CommentView): ThreadItem[] {
  return items.map((item) => {
    if (item.id === changed.id) return { ...item, ...changed, replyCount: item.replyCount };
    const before = item.replies.find(({ id }) => id === changed.id);
    if (!before) return item;
    return {
      ...item,
      replyCount: item.replyCount + readable(changed) - readable(before),
      replies: item.replies.map((reply) => (reply === before ? changed : reply)),
    };
  });
}

/** 1 for a comment that can be read, 0 for a deleted one. */
export const readable = ({ state }: Pick<CommentView, 'state'>): number => (state === 'shown' ? 1 : 0);

/** A new reply below its parent, or undefined where the parent is not among them. */
export function withReply(items: readonly ThreadItem[], reply: CommentView): ThreadItem[] | undefined {
  const parent = items.find(({ id }) => id === reply.parentId);
  if (!parent || parent.replies.some(({ id }) => id === reply.id)) return undefined;
  const isWhole = parent.replies.length >= parent.replyCount;
  return items.map((item) =>
    item === parent
      ? {
          ...item,
          replyCount: item.replyCount + 1,
          // With others missing between them, it is read together with these.
          replies: isWhole ? inserted(item.replies, reply) : item.replies,
        }
      : item,
  );
}

/** A new comment where the server will show it: after those of its day that have a name. */
export function withComment(items: readonly ThreadItem[], comment: CommentView): ThreadItem[] {
  if (items.some(({ id }) => id === comment.id)) return [...items];
  return inserted<ThreadItem>(items, { ...comment, replies: [] });
}

function inserted<T extends CommentView>(items: readonly T[], added: T): T[] {
  const isAfter = (item: T) =>
    item.day > added.day || (item.day === added.day && item.author === null && added.author !== null);
  const place = items.findIndex(isAfter);
  return place < 0 ? [...items, added] : items.toSpliced(place, 0, added);
}

/** Each comment once, at its last position: one that arrived while reading on is in its own place by then. */
export function uniqueById<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const last = new Map(items.map((item, index) => [item.id, index]));
  return items.filter(({ id }, index) => last.get(id) === index);
}
