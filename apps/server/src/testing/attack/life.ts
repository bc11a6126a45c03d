import { createHash, randomBytes } from 'node:crypto';
import { api } from '@garden/contract';
import { publishWaiting } from '../../features/conversation/anonymity/batch.store.ts';
import { MINUTE } from '../../platform/clock.ts';
import { buildPerson, buildTeam, LONG_ENOUGH, type TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** An anonymous comment with what only its writer knows. */
export type Whispered = {
  readonly id: string;
  readonly writerId: string;
  readonly diaryId: string;
  /** What a server that kept times would have told. */
  readonly writtenAt: Date;
};

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FIRST_DAY = Date.parse('2026-03-02T00:00:00.000Z');
const DAY_MINUTES = 24 * 60;
const BATCH_MINUTES = 10;
/** Everyone comes once a day, at a time of their own, and does all they do within so many minutes. */
const STAY_MINUTES = 40;

type Act = { readonly minute: number; readonly run: () => Promise<void> };

/**
 * Some working days of a team of eight, each of whom comes at an hour of their own and then signs in, writes, publishes,
 * reads, comments, reacts and now and then says something without a name, in the midst of all that. Whoever spoke so
 * comes back on the next days for the answer, as others rarely do.
 */
export async function liveAWhile(app: TestApp, days: number, seed: number) {
  const chance = chanceOf(seed);
  const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(app)));
  const [owner, ...members] = people as [TestPerson, ...TestPerson[]];
  await buildTeam(app, { owner, members });
  const secrets = new Map(people.map(({ id }) => [id, randomBytes(32).toString('hex')]));
  const whispered: Whispered[] = [];
  let waiting: Whispered[] = [];
  const diaries: { id: string; authorId: string; day: number }[] = [];
  const comesBack: { as: TestPerson; diaryId: string }[] = [];

  for (let day = 0; day < days; day += 1) {
    const begin = FIRST_DAY + (Math.floor(day / 5) * 7 + (day % 5)) * DAY_MINUTES * MINUTE;
    const acts: Act[] = people.flatMap((as) => {
      const comes = (8 + chance() * 10) * 60;
      const within = () => comes + chance() * STAY_MINUTES;
      const mine: Act[] = [{ minute: comes, run: () => signIn(as) }];
      mine.push({ minute: within(), run: () => draft(as) });
      mine.push({ minute: within(), run: () => publish(as, day) });
      const yesterday = diaries.filter((diary) => diary.day === day - 1 && diary.authorId !== as.id);
      for (const { id } of yesterday.filter(() => chance() < 0.8)) {
        const opens = within();
        mine.push({ minute: opens, run: () => open(as, id) });
        if (chance() < 0.3) mine.push({ minute: within(), run: () => react(as, id) });
        if (chance() < 0.25) mine.push({ minute: opens, run: () => say(as, id) });
        if (chance() < 0.25) mine.push({ minute: opens + 0.5, run: () => commentAnonymously(as, id) });
      }
      for (const { diaryId } of comesBack.filter((back) => back.as.id === as.id && chance() < 0.7)) {
        mine.push({ minute: within(), run: () => open(as, diaryId) });
      }
      return mine;
    });
    acts.push(...Array.from({ length: DAY_MINUTES / BATCH_MINUTES }, (_, index) => batchAt(index)));
    for (const { minute, run } of acts.sort((a, b) => a.minute - b.minute)) {
      app.clock.set(new Date(begin + minute * MINUTE));
      await run();
    }
  }
  return { people, whispered };

  async function signIn({ email, password }: TestPerson) {
    await app.call(api.user.login, { email, password });
  }
  async function draft(as: TestPerson) {
    const { today } = (await app.call(api.draft.get, {}, { as })).data;
    const sections = { summary: LONG_ENOUGH };
    await app.call(api.draft.add, { day: today, sections, version: 0 }, { as });
  }
  async function publish(as: TestPerson, day: number) {
    const { today } = (await app.call(api.draft.get, {}, { as })).data;
    const sections = { summary: LONG_ENOUGH, mistakes: [{ text: 'Late again', shared: false }] };
    const { data } = await app.call(api.diary.publish, { day: today, sections }, { as });
    diaries.push({ id: data.id, authorId: as.id, day });
  }
  async function open(as: TestPerson, diaryId: string) {
    await app.call(api.diary.get, { diaryId }, { as });
    await app.call(api.comment.gets, { kind: 'diary', objectId: diaryId }, { as });
  }
  async function react(as: TestPerson, objectId: string) {
    await app.call(api.like.likes, { kind: 'diary', objectId }, { as });
  }
  async function say(as: TestPerson, objectId: string) {
    await app.call(api.comment.add, { kind: 'diary', objectId, text: 'Well done' }, { as });
  }
  async function commentAnonymously(as: TestPerson, diaryId: string) {
    const key = createHash('sha256')
      .update(`${secrets.get(as.id)}:${diaryId}`)
      .digest('base64url');
    const id = crypto.randomUUID();
    const said = { kind: 'diary' as const, objectId: diaryId, text: 'Is that wise?', anonymous: { id, key } };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { code } = await app.call(api.comment.add, said, { as, headers });
    if (code !== 200) return;
    waiting.push({ id, writerId: as.id, diaryId, writtenAt: app.clock.now() });
    comesBack.push({ as, diaryId });
  }
  function batchAt(index: number): Act {
    const run = async () => {
      if (waiting.length === 0) return;
      if ((await publishWaiting(app.ports)) === 0) return;
      const { rows } = await app.ports.database.pool.query<{ id: string }>(
        'select id from anonymous_comments',
      );
      const shown = new Set(rows.map(({ id }) => id));
      whispered.push(...waiting.filter(({ id }) => shown.has(id)));
      waiting = waiting.filter(({ id }) => !shown.has(id));
    };
    return { minute: index * BATCH_MINUTES, run };
  }
}
