/** A collection is its owner's alone; anyone else's items are not found. */
export function mayChange(item: { readonly ownerId: string }, userId: string): boolean {
  return item.ownerId === userId;
}
