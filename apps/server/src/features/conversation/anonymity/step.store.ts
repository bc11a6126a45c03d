import { addDays, type DiaryDay } from '@garden/calendar';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { events } from '../../../db/schema/platform.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { shuffleSessions } from '../../account/sign-in/store.ts';
import { morningsBegun } from '../../diary/curtain/hooks.ts';
import { type CurtainedEntry, type MemberSeen, namedByStep } from '../../diary/curtain/rules.ts';
import {
  claimMornings,
  listCurtained,
  listMembersSeen,
  listMornings,
  type Morning,
  type Named,
  nameReaders,
} from '../../diary/curtain/store.ts';
import { ledgers } from '../../diary/readers/hooks.ts';
import { listObjects } from '../../notice/objects/store.ts';
import { shuffleSeen } from '../../notice/store.ts';
import {
  type InboxLook,
  lockInbox,
  lookIntoInbox,
  rewriteInbox,
  takeOut,
  type Waiting,
} from './inbox.store.ts';
import { fateOf, takenTogether, WAIT_DAYS } from './rules.ts';
import { beginningOf, showAll } from './showing.store.ts';
import { carryOut } from './wishes.store.ts';

type Stepping = Pick<Ports, 'clock' | 'database' | 'files' | 'holidays' | 'hooks' | 'queue' | 'random'>;

/** A part of a team's morning that waits in the inbox. */
type WaitingFor<What> = { readonly id: string; readonly said: What };

/**
 * Takes the steps of every team whose day has begun: names the readers of its entries and shows the anonymous comments
 * there, each entry's together, as the rules of the curtain allow. Writes the inbox anew before them and after, whether or
 * not anything came: so what a step takes out of it was written with everything else.
 * @returns how many comments are shown from now on
 */
export async function takeSteps(ports: Stepping): Promise<number> {
  const { clock, database } = ports;
  const now = clock.now();
  await database.transaction((tx) => forgetAnnouncements(tx, now));
  const look = await lookIntoInbox(ports);
  const rewrite = () => database.transaction((tx) => rewriteInbox(tx, look));
  await rewrite();
  const mornings = await listMornings(database.db, now);
  const { shown, failures } = await takeAll(ports, look, mornings);
  if (mornings.length > 0) await rewrite();
  // Rows that were written anew lie on the disk, in their order, until then.
  await database.pool.query('vacuum anonymous_inbox');
  if (failures.length > 0) throw failures[0];
  return shown;
}

type Taken = { readonly shown: number; readonly failures: readonly unknown[] };

/** Some teams at a time, each time by one transaction. Where that fails, each by its own: what fails again stays with its team until the next look. */
async function takeAll(ports: Stepping, look: InboxLook, mornings: readonly Morning[]): Promise<Taken> {
  const { database } = ports;
  let shown = 0;
  const failures: unknown[] = [];
  const waiting = takenTogether(mornings);
  for (let some = waiting.shift(); some; some = waiting.shift()) {
    const together = some;
    try {
      const step = await database.transaction((tx) => takeStep(tx, ports, look, together));
      if (step === null) continue;
      shown += step.shown;
      await database.transaction((tx) => forgetOrder(tx, step)).catch((failure) => failures.push(failure));
    } catch (failure) {
      if (together.length === 1) failures.push(failure);
      else waiting.unshift(...together.map((one) => [one]));
    }
  }
  return { shown, failures };
}

type Step = { readonly today: DiaryDay; readonly userIds: readonly string[]; readonly shown: number };

/** The steps of teams in which the same day has begun, in one transaction and shuffled order; whatever is written bears that day and no time. Null where other servers took them. */
async function takeStep(
  tx: Transaction,
  ports: Stepping,
  look: InboxLook,
  some: readonly Morning[],
): Promise<Step | null> {
  const mornings = await claimMornings(tx, some);
  const [first] = mornings;
  if (!first) return null;
  const { today } = first;
  await ports.hooks.run(tx, morningsBegun, mornings, { ...ports, now: ports.clock.now() });
  const teams = new Map(mornings.map((morning) => [morning.teamId, morning]));
  // First what waits, then the ledger: so it has everyone who can have written any of it.
  const own = (await lockInbox(tx, look)).filter(({ said }) => teams.has(said.teamId));
  const { comments, wishes } = sortOut(own, today);
  const said = comments.map((comment) => comment.said);
  const [objects, members] = [
    await listObjects(tx, ports.hooks, said),
    await listMembersSeen(tx, [...teams.keys()]),
  ];
  const steps = await nameAll(tx, ports.hooks, mornings, { said, members });
  const there = comments.filter(
    ({ said: { teamId, objectId } }) =>
      teams.get(teamId)?.curtained && objects.get(objectId)?.teamIds.includes(teamId),
  );
  const fates = Map.groupBy(there, (comment) =>
    fateOf(comment.said, { today, isStep: steps.has(placeOf(comment.said)) }),
  );
  const shown = (fates.get('shown') ?? []).map((comment) => comment.said);
  const count = await showAll(tx, ports, shown, { day: today, objects });
  const carriedOut = await carryOut(tx, ports, wishes, { today, members });
  const stays = new Set<string>((fates.get('waits') ?? []).map(({ id }) => id));
  for (const { id } of wishes) if (!carriedOut.has(id)) stays.add(id);
  await takeOut(
    tx,
    own.flatMap(({ id }) => (stays.has(id) ? [] : [id])),
  );
  const userIds = new Set([...members.values()].flat().map(({ userId }) => userId));
  return { today, userIds: [...userIds], shown: count };
}

/** Comments and wishes apart; a comment from an earlier release came today, which the inbox is told as it is written anew. */
function sortOut(own: readonly Waiting[], today: DiaryDay) {
  const comments: WaitingFor<Extract<Waiting['said'], { what: 'comment' }> & { day: string }>[] = [];
  const wishes: WaitingFor<Exclude<Waiting['said'], { what: 'comment' }>>[] = [];
  for (const { id, said } of own) {
    if (said.what === 'comment') comments.push({ id, said: Object.assign(said, { day: said.day ?? today }) });
    else wishes.push({ id, said });
  }
  return { comments, wishes };
}

const placeOf = ({ teamId, objectId }: { readonly teamId: string; readonly objectId: string }) =>
  `${teamId} ${objectId}`;

type Morningwide = {
  readonly said: readonly { readonly teamId: string; readonly objectId: string }[];
  readonly members: ReadonlyMap<string, readonly MemberSeen[]>;
};

/** Names the readers that the steps of some teams name; tells in which places there was one. */
async function nameAll(
  tx: Transaction,
  hooks: Hooks,
  mornings: readonly Morning[],
  { said, members }: Morningwide,
): Promise<ReadonlySet<string>> {
  const [{ today } = { today: '' as DiaryDay }] = mornings;
  const bySaid = Map.groupBy(said, ({ teamId }) => teamId);
  const sought = mornings.map(({ teamId }) => ({
    teamId,
    objectIds: [...new Set(bySaid.get(teamId)?.map(({ objectId }) => objectId))],
  }));
  const curtained = new Set(mornings.flatMap((each) => (each.curtained ? [each.teamId] : [])));
  const steps = new Set<string>();
  for (const { ledger } of hooks.list(ledgers)) {
    const named: Named[] = [];
    for (const entry of await listCurtained(tx, ledger, sought, addDays(today, -WAIT_DAYS))) {
      const { teamId, objectId } = entry;
      const readers = curtained.has(teamId)
        ? namedByStep(entry, members.get(teamId) ?? [], today)
        : unnamedIn(entry);
      for (const userId of readers) named.push({ teamId, objectId, userId });
      if (readers.length > 0) steps.add(placeOf(entry));
    }
    await nameReaders(tx, ledger, named);
  }
  return steps;
}

const unnamedIn = ({ readers }: CurtainedEntry) =>
  readers.filter(({ isNamed }) => !isNamed).map(({ userId }) => userId);

/** Takes what the presence of members has written the day before out of the order in which they came. */
async function forgetOrder(tx: Transaction, { today, userIds }: Step): Promise<void> {
  await shuffleSessions(tx, userIds);
  await shuffleSeen(tx, userIds, addDays(today, -2));
}

/**
 * Forgets the live events of earlier steps, which anyone who was there has heard by now. Left in the outbox, their
 * transactions would tell between which others a comment came.
 */
async function forgetAnnouncements(tx: Transaction, now: Date): Promise<void> {
  const days = [-2, -1, 0, 1].map((by) =>
    beginningOf(
      shift(now, by * DAY)
        .toISOString()
        .slice(0, 10),
    ),
  );
  await tx.delete(events).where(inArray(events.createdAt, days));
}
