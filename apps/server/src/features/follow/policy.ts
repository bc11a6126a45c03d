/** One follows people of one's teams (who share one is the store's to tell), but not oneself. */
export function mayFollow(followerId: string, userId: string): boolean {
  return followerId !== userId;
}
