import { createHash, randomBytes } from 'node:crypto';
import { api, type ObjectKind } from '@garden/contract';
import { takeSteps } from '../../features/conversation/anonymity/step.store.ts';
import { MINUTE } from '../../platform/clock.ts';
import { buildPerson, buildTeam, LONG_ENOUGH, type TestPerson } from '../factories.ts';
import { buildQuestion } from '../knowledge-factories.ts';
import type { TestApp } from '../test-app.ts';
import { type Arrival, arrivalsOf, atHour, chanceOf, DAY_MINUTES } from './arrivals.ts';
import { type DumpedRow, dumpAll } from './dump.ts';

/** An anonymous comment with what only its writer knows. */
export type Whispered = {
  readonly receipt: string;
  readonly writerId: string;
  readonly kind: ObjectKind;
  readonly objectId: string;
  /** What a server that kept times would have told. */
  readonly writtenAt: Date;
};

/** What an author or asker saw when they asked for their entry's readers and comments. */
export type Poll = {
  readonly minute: number;
  readonly named: readonly string[];
  readonly total: number;
  readonly comments: readonly string[];
};

/** A copy of the database, taken in the middle of a day's life. */
export type Copy = { readonly minute: number; readonly rows: readonly DumpedRow[] };

/** A line of a log that a proxy in front of the server keeps. */
export type Logged = {
  readonly minute: number;
  readonly userId: string;
  readonly path: string;
  readonly bytes: number;
};

/** A diary or a question with what its readers and its author did. */
export type LivedEntry = {
  readonly kind: Exclude<ObjectKind, 'quote' | 'news'>;
  readonly objectId: string;
  readonly authorId: string;
  readonly arrivals: readonly (Arrival & { readonly userId: string })[];
  readonly polls: Poll[];
};

/** When the first day begins. */
export const FIRST_DAY = Date.parse('2026-03-02T04:00:00.000Z');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** After so many of the readings its author asks; what they see stays the same for a day. */
const POLLED = 0.2;

const SPEAKS_TWICE = 0.4;

const targetOf = ({ kind, objectId }: Entry) => ({ kind, objectId });

type Act = { readonly minute: number; readonly run: () => Promise<void> };
type Entry = Pick<LivedEntry, 'kind' | 'objectId'>;
type Life = { readonly members: number; readonly days: number; readonly speaks: number };

/**
 * Some weeks of a team as people have them. Everyone signs in, writes diaries and asks questions in turn, reads, comments, reacts, and now and then says
 * something without a name in the midst of all that; authors ask who has read their entry whenever someone has; in each
 * evening's rush a copy of the database is taken.
 */
export async function liveAWhile(app: TestApp, { members: size, days, speaks }: Life, seed: number) {
  const chance = chanceOf(seed);
  app.clock.set(new Date(FIRST_DAY - DAY_MINUTES * MINUTE));
  const people = await Promise.all(Array.from({ length: size }, () => buildPerson(app)));
  const [owner, ...members] = people as [TestPerson, ...TestPerson[]];
  await buildTeam(app, { owner, members });
  const secrets = new Map(people.map(({ id }) => [id, randomBytes(32).toString('hex')]));
  const whispered: Whispered[] = [];
  const copies: Copy[] = [];
  const log: Logged[] = [];
  const lived: LivedEntry[] = [];
  const acts: Act[] = [];
  let minute = 0;

  const entries = arrivalsOf({ members: size, days, speaks }, chance);
  for (const [index, { author, published, arrivals }] of entries.entries()) {
    const by = people[author] ?? owner;
    const entry = {
      kind: index % 2 === 0 ? ('diary' as const) : ('curious' as const),
      objectId: '',
      authorId: by.id,
      polls: [] as Poll[],
      arrivals: arrivals.map((arrival) => ({ ...arrival, userId: people[arrival.reader]?.id ?? '' })),
    };
    lived.push(entry);
    acts.push({ minute: published - 8, run: () => signIn(by) });
    acts.push({
      minute: published,
      run: async () => {
        entry.objectId = await (entry.kind === 'diary' ? publish(by) : ask(by));
      },
    });
    for (const { reader, opens, writes } of arrivals) {
      const as = people[reader] ?? owner;
      acts.push({
        minute: opens,
        run: async () => {
          await call(as, api.comment.gets, targetOf(entry));
          if (chance() < POLLED) entry.polls.push(await poll(by, entry));
        },
      });
      if (chance() < 0.12) acts.push({ minute: opens + chance() * 6, run: () => react(as, entry) });
      if (chance() < 0.12) acts.push({ minute: opens + 1 + chance() * 8, run: () => say(as, entry) });
      // A browser posts every minute or two after it has opened a thread, blank where its person has said nothing.
      const sends = writes ?? opens + 1 + chance() * 8;
      acts.push({ minute: sends, run: () => send(as, entry, writes === null) });
      const sendsAgain = sends + 1 + chance();
      const speaksTwice = writes !== null && chance() < SPEAKS_TWICE;
      acts.push({ minute: sendsAgain, run: () => send(as, entry, !speaksTwice) });
    }
  }
  for (let day = 0; day < days; day += 1) {
    acts.push({ minute: day * DAY_MINUTES + 3, run: step });
    acts.push({
      minute: day * DAY_MINUTES + atHour(17.5),
      run: async () => void copies.push({ minute, rows: await dumpAll(app) }),
    });
    acts.push({ minute: day * DAY_MINUTES + atHour(17), run: step });
  }
  for (const act of acts.sort((a, b) => a.minute - b.minute)) {
    minute = act.minute;
    app.clock.set(new Date(FIRST_DAY + minute * MINUTE));
    await act.run();
  }
  for (const entry of lived)
    entry.polls.push(await poll(people.find(({ id }) => id === entry.authorId) ?? owner, entry));
  return { people, whispered, copies, log, lived };

  async function step() {
    await takeSteps(app.ports);
  }
  async function call<E extends Parameters<TestApp['send']>[0]>(as: TestPerson, endpoint: E, input: unknown) {
    const reply = await app.send(endpoint, input, { as });
    log.push({
      minute,
      userId: as.id,
      path: endpoint.path,
      bytes: JSON.stringify(reply.data ?? null).length,
    });
    return reply;
  }
  async function signIn(as: TestPerson) {
    await app.call(api.user.login, { email: as.email, password: as.password });
    await call(as, api.comment.answered, { since: '2026-03-01' });
  }
  async function publish(as: TestPerson): Promise<string> {
    const day = app.clock.now().toISOString().slice(0, 10);
    const sections = { summary: LONG_ENOUGH, mistakes: [{ text: 'Late again', shared: false }] };
    const { data } = await app.call(api.diary.publish, { day, sections }, { as });
    return data.id;
  }
  async function ask(as: TestPerson): Promise<string> {
    return (await buildQuestion(app, as)).id;
  }
  async function poll(as: TestPerson, { kind, objectId }: Entry): Promise<Poll> {
    const { data } =
      kind === 'diary'
        ? await app.call(api.diary.readers, { diaryId: objectId, limit: 100 }, { as })
        : await app.call(api.curious.readers, { curiousId: objectId, limit: 100 }, { as });
    const { items, total } = data;
    const thread = (await app.call(api.comment.gets, { kind, objectId, limit: 100 }, { as })).data;
    const comments = thread.items.flatMap(({ voice, id }) => (voice ? [id] : []));
    return { minute, named: items.map(({ reader }) => reader.id), total, comments };
  }
  async function react(as: TestPerson, entry: Entry) {
    await call(as, api.like.likes, targetOf(entry));
  }
  async function say(as: TestPerson, entry: Entry) {
    await call(as, api.comment.add, { ...targetOf(entry), text: 'Well done' });
  }
  async function send(as: TestPerson, entry: Entry, blank: boolean) {
    const id = crypto.randomUUID();
    const key = hashOf(`${secrets.get(as.id)}:${entry.objectId}`);
    const said = { ...targetOf(entry), text: 'Is that wise?', anonymous: { id, key, blank } };
    const { code } = await call(as, api.comment.add, said);
    if (code !== 200) throw new Error('an anonymous comment was refused');
    if (blank) return;
    whispered.push({ receipt: hashOf(id), writerId: as.id, ...targetOf(entry), writtenAt: app.clock.now() });
  }
}
