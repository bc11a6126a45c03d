/** One’s handbook, mistakes and improvements are one’s own; anyone else’s are not found. */
export function isOwn(item: { readonly ownerId: string }, userId: string): boolean {
  return item.ownerId === userId;
}
