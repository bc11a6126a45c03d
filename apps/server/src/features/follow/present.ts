import type { FollowedPerson, FollowGroupView } from '@garden/contract';
import { presentPerson } from '../account/rules.ts';
import type { FollowedRow } from './following/store.ts';
import type { SeenGroup } from './groups/store.ts';

export function presentFollowed({ following, teams, ...someone }: FollowedRow): FollowedPerson {
  return { ...presentPerson(someone), following, teams: teams.map(({ id, name }) => ({ id, name })) };
}

export function presentGroup({ id, name, memberCount, members }: SeenGroup): FollowGroupView {
  return { id, name, memberCount, members: members.map(presentPerson) };
}
