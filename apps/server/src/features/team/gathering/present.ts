import type { GatheringView } from '@garden/contract';
import { shift } from '../../../platform/clock.ts';
import { presentPerson } from '../../account/rules.ts';
import { GATHERING_LIFE, GATHERING_WINDOW } from '../rules.ts';
import type { Gathering } from './store.ts';

/** A gathering as everyone in it sees it. */
export function presentGathering({ id, pin, hostId, teamId, createdAt, people }: Gathering): GatheringView {
  const host = people.find((person) => person.id === hostId);
  if (!host) throw new Error(`gathering ${id} has no host`);
  return {
    gatheringId: id,
    pin,
    host: presentPerson(host),
    members: people.map(presentPerson),
    expiresAt: shift(createdAt, GATHERING_WINDOW).toISOString(),
    confirmBy: shift(createdAt, GATHERING_LIFE).toISOString(),
    teamId,
  };
}
