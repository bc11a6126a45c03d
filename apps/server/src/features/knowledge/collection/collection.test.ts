// @module-tag postgres/sql
import { api, MAX_COLLECTED, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDiary, buildPair, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { buildCollected, buildQuestion, buildQuote } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const add = (as: TestPerson, held: RequestOf<typeof api.collection.add>) =>
  app.call(api.collection.add, held, { as });
const get = async (as: TestPerson, asked: RequestOf<typeof api.collection.get> = {}) =>
  (await app.call(api.collection.get, asked, { as })).data;
const textsOf = async (as: TestPerson, asked: RequestOf<typeof api.collection.get> = {}) =>
  (await get(as, asked)).items.map(({ text }) => text);
const change = (as: TestPerson, wish: RequestOf<typeof api.collection.change>) =>
  app.call(api.collection.change, wish, { as });

/** Someone with lines of their own, from the top. */
async function buildLines(...texts: readonly string[]) {
  const as = await buildPerson(app);
  const ids = new Map<string, string>();
  for (const text of texts.toReversed()) ids.set(text, (await buildCollected(app, as, { text })).id);
  return { as, idOf: (text: string) => ids.get(text) ?? '' };
}

/** As many items as are wanted, past the calls that it would take. */
async function fill(ownerId: string, items: number): Promise<void> {
  await app.ports.database.pool.query(
    `insert into collections (id, owner_id, text, words, position, created_at)
     select gen_random_uuid(), $1::uuid, 'line ' || n, ('''line'':1 ''=a' || $1::uuid || '''')::tsvector, n, now()
     from generate_series(1, $2::int) as n`,
    [ownerId, items],
  );
}

describe('collecting', () => {
  test('holds lines of wisdom, questions and one’s own lines, the newest on top, each once', async () => {
    const { owner, member } = await buildPair(app);
    const { id: quoteId } = await buildQuote(app, owner, { text: 'Ask twice.', source: 'Grandmother' });
    await buildDiary(app, { author: owner, sections: { unclear: ['Why do grapes ripen at night?'] } });
    const { rows } = await app.ports.database.pool.query<{ id: string }>(
      'select id from curiosities where asker_id = $1',
      [owner.id],
    );
    const curiosityId = rows[0]?.id ?? '';
    await buildCollected(app, member, { text: 'Sleep on it.', source: 'Me' });
    const first = await buildCollected(app, member, { quoteId });
    await buildCollected(app, member, { curiosityId });
    expect((await buildCollected(app, member, { quoteId })).id).toBe(first.id);
    expect((await get(member)).items).toMatchObject([
      {
        kind: 'curiosity',
        text: 'Why do grapes ripen at night?',
        by: { id: owner.id },
        objectId: curiosityId,
      },
      { kind: 'quote', text: 'Ask twice.', source: 'Grandmother', by: { id: owner.id }, objectId: quoteId },
      { kind: 'line', text: 'Sleep on it.', source: 'Me', by: null, objectId: null },
    ]);
    const [line] = (await app.call(api.quote.get, {}, { as: member })).data.items;
    expect(line?.collectedAs).toBe(first.id);
    expect((await app.call(api.quote.get, {}, { as: owner })).data.items[0]?.collectedAs).toBeNull();
    expect((await get(owner)).items).toEqual([]);
  });

  test.each([
    [{}, 'text', 'collectOne'],
    [{ text: '' }, 'text', 'quoteRequired'],
    [{ text: 'x'.repeat(501) }, 'text', 'quoteTooLong'],
    [{ text: 'x', quoteId: crypto.randomUUID() }, 'text', 'collectOne'],
    [{ text: 'x', tags: [''] }, 'tags.0', 'tagRequired'],
    [{ text: 'x', tags: ['y'.repeat(41)] }, 'tags.0', 'tagTooLong'],
    [{ text: 'x', tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }, 'tags', 'tagsTooMany'],
  ])('refuses %o', async (held, path, key) => {
    const { code, refusal } = await add(await buildPerson(app), held);
    expect([code, refusal.errors?.[0]?.path, refusal.key]).toEqual([400, path, key]);
  });

  test('ends at ten thousand items, which are still read page by page', async () => {
    const as = await buildPerson(app);
    await fill(as.id, MAX_COLLECTED);
    expect((await add(as, { text: 'one more' })).refusal.key).toBe('collectionFull');
    const page = await get(as, { limit: 100 });
    expect([page.items.length, page.items[0]?.text]).toEqual([100, 'line 1']);
    const next = await get(as, { limit: 1, cursor: page.nextCursor ?? '' });
    expect(next.items[0]?.text).toBe('line 101');
  });
});

describe('the order', () => {
  test('takes an item to the bottom; again changes nothing', async () => {
    const { as, idOf } = await buildLines('a', 'b', 'c');
    for (let times = 0; times < 2; times += 1) {
      expect((await app.call(api.collection.bottom, { itemId: idOf('a') }, { as })).code).toBe(200);
      expect(await textsOf(as)).toEqual(['b', 'c', 'a']);
    }
  });

  test('takes an item before another, up and down', async () => {
    const { as, idOf } = await buildLines('a', 'b', 'c', 'd');
    await change(as, { itemId: idOf('d'), before: idOf('b') });
    expect(await textsOf(as)).toEqual(['a', 'd', 'b', 'c']);
    await change(as, { itemId: idOf('a'), before: idOf('c') });
    expect(await textsOf(as)).toEqual(['d', 'b', 'a', 'c']);
    await change(as, { itemId: idOf('c'), before: idOf('d') });
    await change(as, { itemId: idOf('c'), before: idOf('c') });
    expect(await textsOf(as)).toEqual(['c', 'd', 'b', 'a']);
    const { as: other, idOf: others } = await buildLines('x');
    expect((await change(other, { itemId: others('x'), before: idOf('a') })).refusal.key).toBe(
      'collectedNotFound',
    );
  });

  test('makes room where there is none', async () => {
    const { as, idOf } = await buildLines('a', 'b', 'c');
    await app.ports.database.pool.query('update collections set position = 7 where owner_id = $1', [as.id]);
    const ordered = await textsOf(as);
    const [first = '', , last = ''] = ordered;
    await change(as, { itemId: idOf(last), before: idOf(ordered[1] ?? '') });
    expect(await textsOf(as)).toEqual([first, last, ordered[1]]);
  });
});

describe('an item', () => {
  test('is reworded where it is one’s own line, and gets tags whatever it is', async () => {
    const { owner, member } = await buildPair(app);
    const { id: quoteId } = await buildQuote(app, owner);
    const [own, taken] = [await buildCollected(app, member), await buildCollected(app, member, { quoteId })];
    const reworded = await change(member, { itemId: own.id, text: 'Sleep twice.', source: 'Dreams' });
    expect(reworded.data).toMatchObject({ text: 'Sleep twice.', source: 'Dreams' });
    expect(await textsOf(member, { keyword: 'twice dream' })).toEqual([]);
    expect(await textsOf(member, { keyword: 'sleep twi' })).toEqual(['Sleep twice.']);
    const refused = await change(member, { itemId: taken.id, text: 'Promise nothing.' });
    expect(refused.refusal.key).toBe('collectedNotOwn');
    await change(member, { itemId: taken.id, tags: ['Promises', 'promises', '诺言'] });
    await change(member, { itemId: own.id, tags: ['Promises'] });
    expect((await get(member)).tags).toEqual([
      { tag: 'Promises', count: 2 },
      { tag: '诺言', count: 1 },
    ]);
    expect(await textsOf(member, { tag: '诺言' })).toEqual(['Ask twice, promise once.']);
    expect(await textsOf(member, { kind: 'line' })).toEqual(['Sleep twice.']);
    expect(await textsOf(member, { keyword: 'promise' })).toEqual(['Ask twice, promise once.']);
  });

  test('is masked as its team masks it, whatever its kind, and not found by what is masked', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const { id: quoteId } = await buildQuote(app, owner, { text: 'Ask twice, promise once.' });
    const { id: curiosityId } = await buildQuestion(app, owner, { question: 'Who may promise a discount?' });
    const held = { quoteId: 'Ask twice, ******* once.', curiosityId: 'Who may ******* a discount?' };
    await app.call(api.team.prohibited, { teamId, words: 'promise' }, { as: owner });
    for (const [kind, masked] of Object.entries(held)) {
      const item = kind === 'quoteId' ? { quoteId } : { curiosityId };
      expect((await buildCollected(app, member, item)).text).toBe(masked);
      await buildCollected(app, owner, item);
    }
    expect(await textsOf(member)).toEqual(Object.values(held).toReversed());
    expect(await textsOf(member, { keyword: 'promise' })).toEqual([]);
    expect(await textsOf(owner, { keyword: 'promise' })).toHaveLength(2);
  });

  test('is left out while its question is deleted, and that is not taken either', async () => {
    const { owner, member } = await buildPair(app);
    const { id: curiousId } = await buildQuestion(app, owner);
    for (const as of [owner, member]) await buildCollected(app, as, { curiosityId: curiousId });
    const count = async () => (await textsOf(member)).length + (await textsOf(owner)).length;
    await app.call(api.curious.delete, { curiousId }, { as: owner });
    expect(await count()).toBe(0);
    expect((await add(owner, { curiosityId: curiousId })).refusal.key).toBe('questionNotFound');
    await app.call(api.curious.delete, { curiousId, undo: true }, { as: owner });
    expect(await count()).toBe(2);
  });

  test('tells nothing of a line that was taken out, by whatever call', async () => {
    const { owner, member } = await buildPair(app);
    const { id: quoteId } = await buildQuote(app, owner);
    const { id: itemId } = await buildCollected(app, member, { quoteId });
    await buildCollected(app, member);
    await app.call(api.quote.del, { quoteId }, { as: owner });
    const moved = await app.call(api.collection.bottom, { itemId }, { as: member });
    const changed = await change(member, { itemId, tags: ['Promises'] });
    expect([moved.refusal.key, changed.refusal.key]).toEqual(['collectedNotFound', 'collectedNotFound']);
    expect((await app.call(api.collection.del, { itemId }, { as: member })).code).toBe(200);
  });

  test('goes and comes back, also where the same was collected meanwhile', async () => {
    const { owner, member } = await buildPair(app);
    const { id: quoteId } = await buildQuote(app, owner);
    const { id: itemId } = await buildCollected(app, member, { quoteId });
    const remove = (undo: boolean) => app.call(api.collection.del, { itemId, undo }, { as: member });
    await remove(false);
    expect(await textsOf(member)).toEqual([]);
    expect((await remove(true)).code).toBe(200);
    expect((await get(member)).items).toHaveLength(1);
    await remove(false);
    await buildCollected(app, member, { quoteId });
    expect((await remove(true)).code).toBe(200);
    expect((await get(member)).items).toHaveLength(1);
  });
});
