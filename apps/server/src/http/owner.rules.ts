/** What is someone's alone: they write it, and no one else reads it. */
export const isOwner = ({ ownerId }: { readonly ownerId: string }, userId: string): boolean =>
  ownerId === userId;
