type Owned = {
  readonly ownerId: string;
  /** Whether their owner lets others see them. */
  readonly isOpen: boolean;
};

/** Someone with the teams that they share with the owner, now. */
type Reader = { readonly userId: string; readonly sharedTeamIds: readonly string[] };

/** Their owner sees to-dos and goals, and once they open them, so does anyone who is in one of their teams. */
export function mayReadTodos({ ownerId, isOpen }: Owned, { userId, sharedTeamIds }: Reader): boolean {
  return ownerId === userId || (isOpen && sharedTeamIds.length > 0);
}
