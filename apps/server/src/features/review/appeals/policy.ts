/** Who could settle an appeal. */
export type Settlers = {
  readonly authorId: string;
  /** Who looks after its author in its team. */
  readonly supervisorIds: readonly string[];
  /** Those who administer its team. */
  readonly adminIds: readonly string[];
};

/** Those who look after the author; where no one does, administrators; never the author. */
export function settlersOf({ authorId, supervisorIds, adminIds }: Settlers): readonly string[] {
  const supervisors = supervisorIds.filter((id) => id !== authorId);
  return supervisors.length > 0 ? supervisors : adminIds.filter((id) => id !== authorId);
}

export function maySettle(appeal: Settlers, userId: string): boolean {
  return settlersOf(appeal).includes(userId);
}
