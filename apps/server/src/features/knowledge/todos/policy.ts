/** One changes one's own to-dos; anyone else's are not found. */
export function mayChange(todo: { readonly ownerId: string }, userId: string): boolean {
  return todo.ownerId === userId;
}
