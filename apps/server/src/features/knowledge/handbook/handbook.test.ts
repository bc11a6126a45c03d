// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { buildGuideline, buildMistake } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const app = useTestApp();
beforeEach(() => app.clock.set(NOON));

type Wish = RequestOf<typeof api.handbook.getList>;
const list = async (as: TestPerson, wish: Wish = {}) =>
  (await app.call(api.handbook.getList, wish, { as })).data;
const titlesOf = async (as: TestPerson, wish: Wish = {}) =>
  (await list(as, wish)).items.map(({ title }) => title);
const upset = (as: TestPerson, wish: object) =>
  app.send(api.handbook.upset, { title: 'Prices', content: 'Aloud', ...wish }, { as });

describe('handbook.upset', () => {
  test('asks for a title and a content, and names what is too long', async () => {
    const as = await buildPerson(app);
    const empty = await app.send(api.handbook.upset, { title: ' ', content: '' }, { as });
    expect(empty.refusal.errors).toMatchObject([
      { path: 'title', message: 'Title is required' },
      { path: 'content', message: 'Content is required' },
    ]);
    expect((await upset(as, { category: 'x'.repeat(41) })).refusal.errors).toMatchObject([
      { path: 'category', key: 'categoryTooLong', message: 'A category has at most 40 characters' },
    ]);
    expect((await upset(as, { content: 'x'.repeat(20_001) })).refusal.errors).toMatchObject([
      { path: 'content', key: 'fieldTooLong' },
    ]);
    expect((await upset(as, { weekdays: [8] })).refusal.errors).toMatchObject([{ path: 'weekdays.0' }]);
    expect((await upset(as, { category: 'x'.repeat(40), weekdays: [5, 1, 5] })).data).toMatchObject({
      weekdays: [1, 5],
      version: 1,
    });
  });

  test('keeps what two tabs wrote: the later one is told what is there', async () => {
    const as = await buildPerson(app);
    const { id: guidelineId } = await buildGuideline(app, as);
    const first = await upset(as, { guidelineId, version: 1, content: 'From the first tab' });
    expect(first.data).toMatchObject({ version: 2 });
    const second = await upset(as, { guidelineId, version: 1, content: 'From the second tab' });
    expect(second).toMatchObject({
      code: 409,
      refusal: { key: 'guidelineChanged', current: { content: 'From the first tab', version: 2 } },
    });
    const again = await upset(as, { guidelineId, version: 1, content: 'From the first tab' });
    expect(again).toMatchObject({ code: 200, data: { version: 2 } });
    expect((await upset(as, { guidelineId })).refusal.errors).toMatchObject([{ path: 'version' }]);
    await upset(as, { guidelineId, version: 2, content: 'From the second tab' });
    const { data } = await app.call(api.handbook.get, { guidelineId }, { as });
    expect(data.guideline).toMatchObject({ content: 'From the second tab', version: 3 });
    expect(data.versions.map(({ version, content }) => [version, content])).toEqual([
      [2, 'From the first tab'],
      [1, 'Read the dates **aloud**.'],
    ]);
  });

  test('that changes the days alone makes no version', async () => {
    const as = await buildPerson(app);
    const { id: guidelineId, title, category, content } = await buildGuideline(app, as);
    const same = { guidelineId, version: 1, title, category, content, weekdays: [3] };
    expect((await upset(as, same)).data).toMatchObject({ version: 1, weekdays: [3] });
  });
});

describe('handbook.getList', () => {
  test('finds words of both languages in title, category and content', async () => {
    const as = await buildPerson(app);
    await buildGuideline(app, as, { title: 'Prices', content: 'Read the **dates** aloud' });
    await buildGuideline(app, as, {
      title: '上线之前',
      category: '发布',
      content: '先写好回滚方案，再通知客服。',
    });
    await buildGuideline(app, await buildPerson(app), { title: 'Prices of others' });
    for (const [keyword, titles] of [
      ['pric', ['Prices']],
      ['DATE', ['Prices']],
      ['customers', ['Prices']],
      ['回滚', ['上线之前']],
      ['发布 客服', ['上线之前']],
      ['滚回', []],
      ['others', []],
      ['…', []],
    ] as const)
      expect(await titlesOf(as, { keyword })).toEqual(titles);
  });

  test('pages through pinned ones first, then as they are placed, and counts categories', async () => {
    const as = await buildPerson(app);
    for (const title of ['a', 'b', 'c', 'd'])
      await buildGuideline(app, as, { title, category: title === 'd' ? '' : 'Letters' });
    const idOf = async (title: string) =>
      (await list(as)).items.find((each) => each.title === title)?.id ?? '';
    await app.call(api.handbook.arrange, { guidelineId: await idOf('c'), pinned: true }, { as });
    await app.call(api.handbook.arrange, { guidelineId: await idOf('d'), position: 0 }, { as });
    expect(await titlesOf(as)).toEqual(['c', 'd', 'a', 'b']);
    const first = await list(as, { limit: 3 });
    expect(first.items.map(({ title }) => title)).toEqual(['c', 'd', 'a']);
    expect(await titlesOf(as, { limit: 3, cursor: first.nextCursor ?? '' })).toEqual(['b']);
    expect(first.categories).toEqual([
      { name: '', count: 1 },
      { name: 'Letters', count: 3 },
    ]);
    expect(await titlesOf(as, { category: '' })).toEqual(['d']);
    await app.call(api.handbook.arrange, { guidelineId: await idOf('c'), pinned: false }, { as });
    expect(await titlesOf(as)).toEqual(['d', 'a', 'b', 'c']);
  });

  test('gives long ones on shorter pages, each once, also those that a keyword finds', async () => {
    const as = await buildPerson(app);
    const content = '葡'.repeat(20_000);
    const titles = Array.from({ length: 7 }, (_, nth) => `Rule ${nth}`);
    for (const title of titles)
      await buildGuideline(app, as, { title, content: title === 'Rule 3' ? 'Short' : content });
    for (const wish of [{}, { keyword: 'rule' }] as const) {
      const pages: string[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(as, { ...wish, limit: 100, ...(cursor && { cursor }) });
        pages.push(page.items.map(({ title }) => title));
        cursor = page.nextCursor;
      }
      expect(pages).toEqual([titles.slice(0, 4), titles.slice(4)]);
    }
  });
});

describe('handbook.delete', () => {
  test('is refused where a browser opens it as a page, and without the header', async () => {
    const as = await buildPerson(app);
    const { id: guidelineId } = await buildGuideline(app, as);
    const opened = await app.send(
      api.handbook.delete,
      { guidelineId },
      { as, headers: { 'sec-fetch-mode': 'navigate' } },
    );
    expect(opened).toMatchObject({ code: 400, refusal: { key: 'openedAsPage' } });
    expect(await app.send(api.handbook.delete, { guidelineId })).toMatchObject({ code: 403 });
    expect(await titlesOf(as)).toEqual(['Prices']);
  });

  test('takes it away for 30 days, then for good, with its versions; its mistake stays', async () => {
    const as = await buildPerson(app);
    const { id: mistakeId } = await buildMistake(app, as);
    const made = await app.call(api.mistake.guideline, { mistakeId }, { as });
    const guidelineId = made.data.guideline?.id ?? '';
    await upset(as, { guidelineId, version: 1 });
    const linked = async () =>
      (await app.call(api.mistake.get, { mistakeId }, { as })).data.mistake.guideline;
    await app.call(api.handbook.delete, { guidelineId }, { as });
    expect([await titlesOf(as), await linked()]).toEqual([[], null]);
    await app.call(api.handbook.delete, { guidelineId, undo: true }, { as });
    expect([await titlesOf(as), await linked()]).toEqual([['Prices'], { id: guidelineId, title: 'Prices' }]);
    await app.call(api.handbook.delete, { guidelineId }, { as });
    app.clock.advance(31 * DAY);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query(
      `select (select count(*)::int from guidelines where id = $1) + (select count(*)::int from guideline_versions
        where guideline_id = $1) as left`,
      [guidelineId],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe('a category', () => {
  test('is renamed, and becomes one with another', async () => {
    const as = await buildPerson(app);
    await buildGuideline(app, as, { category: 'Customers' });
    await buildGuideline(app, as, { category: 'Clients' });
    const rename = (from: string, to: string) => app.call(api.handbook.category, { from, to }, { as });
    expect((await rename('Clients', 'People')).data).toEqual({ changed: 1, merged: false });
    expect((await rename('People', 'Customers')).data).toEqual({ changed: 1, merged: true });
    expect((await list(as)).categories).toEqual([{ name: 'Customers', count: 2 }]);
    expect(await titlesOf(as, { keyword: 'customers' })).toHaveLength(2);
    expect((await rename('Customers', '客户')).data).toEqual({ changed: 2, merged: false });
    expect(await titlesOf(as, { keyword: '客户' })).toHaveLength(2);
    expect((await rename('People', 'x')).refusal.errors).toMatchObject([
      { path: 'from', key: 'categoryNotFound', params: { name: 'People' } },
    ]);
  });

  test('moves as a whole, a few at a time, and a repeat is told the same', async () => {
    const as = await buildPerson(app);
    const guidelines = Array.from({ length: 60 }, (_, nth) => `## Rule ${nth}\n\nSay it aloud.`);
    const markdown = ['# Old', ...guidelines].join('\n\n');
    await app.call(api.handbook.import, { markdown }, { as });
    const options = { as, headers: { 'idempotency-key': 'moves-as-a-whole' } };
    const rename = () => app.call(api.handbook.category, { from: 'Old', to: 'New' }, options);
    expect(await rename()).toMatchObject({ code: 200, data: { changed: 60, merged: false } });
    expect(await rename()).toMatchObject({ code: 200, data: { changed: 60, merged: false } });
    expect((await list(as)).categories).toEqual([{ name: 'New', count: 60 }]);
    const { content } = (await app.call(api.handbook.export, {}, { as })).data;
    const exported = [...new TextDecoder().decode(content).matchAll(/^## Rule (\d+)$/gm)];
    expect(exported.map(([, nth]) => Number(nth))).toEqual(guidelines.map((_, nth) => nth));
  });
});

test('what is exported is imported again, once', async () => {
  const as = await buildPerson(app);
  await buildGuideline(app, as, {
    title: '上线',
    category: '发布',
    content: '## 先写\n\n回滚方案',
    pinned: true,
  });
  await buildGuideline(app, as);
  const exported = await app.call(api.handbook.export, {}, { as });
  const markdown = new TextDecoder().decode(exported.data.content);
  const other = await buildPerson(app);
  const bring = (text: string) => app.call(api.handbook.import, { markdown: text }, { as: other });
  expect((await bring(markdown)).data).toEqual({ added: 2, skipped: [] });
  expect((await list(other)).items).toMatchObject([
    { title: '上线', category: '发布', content: '## 先写\n\n回滚方案', pinned: true },
    { title: 'Prices' },
  ]);
  expect((await bring(markdown)).data).toMatchObject({
    added: 0,
    skipped: [{ reason: 'known' }, { reason: 'known' }],
  });
  expect((await bring('## Empty')).data).toEqual({
    added: 0,
    skipped: [{ title: 'Empty', reason: 'content' }],
  });
  expect((await bring('words')).refusal.errors).toMatchObject([
    { path: 'markdown', key: 'guidelinesMissing' },
  ]);
});

describe('the last improvement', () => {
  const last = async (as: TestPerson) => (await app.call(api.lastImprove.getLast, {}, { as })).data;

  test('is asked about after two weeks, and what was answered stays', async () => {
    const as = await buildPerson(app);
    expect(await last(as)).toEqual({
      improvement: null,
      checkOn: { from: '2026-04-01', to: '2027-04-01', usual: '2026-04-14' },
    });
    const added = await app.call(api.lastImprove.add, { text: 'Ask first' }, { as });
    const improvementId = added.data.id;
    expect((await last(as)).improvement).toMatchObject({ checkOn: '2026-04-14', due: false });
    await app.ports.database.pool.query('update improvements set check_on = $2 where id = $1', [
      improvementId,
      '2026-03-31',
    ]);
    expect((await last(as)).improvement).toMatchObject({ due: true });
    const editor = await app.call(api.draft.get, {}, { as });
    expect(editor.data.improvement).toMatchObject({ id: improvementId, text: 'Ask first', due: true });
    const answer = (given: 'kept' | 'dropped') =>
      app.call(api.lastImprove.answer, { improvementId, answer: given, note: 'Saved an hour' }, { as });
    expect((await answer('kept')).data).toMatchObject({
      answer: 'kept',
      note: 'Saved an hour',
      answeredAt: NOON,
    });
    expect((await answer('kept')).code).toBe(200);
    expect((await answer('dropped')).refusal.key).toBe('improvementAnswered');
    expect((await last(as)).improvement).toBeNull();
    app.clock.advance(1000);
    await app.call(api.lastImprove.add, { text: 'Write it down' }, { as });
    app.clock.advance(1000);
    await app.call(api.lastImprove.add, { text: 'Write it down at once', checkOn: '2026-04-01' }, { as });
    const { items } = (await app.call(api.lastImprove.list, {}, { as })).data;
    expect(items.map(({ text, answer: given }) => [text, given])).toEqual([
      ['Write it down at once', null],
      ['Write it down', 'changed'],
      ['Ask first', 'kept'],
    ]);
  });

  test('that was deleted is gone until it is brought back, and its owner is asked no more', async () => {
    const as = await buildPerson(app);
    const { id: improvementId } = (await app.call(api.lastImprove.add, { text: 'Ask first' }, { as })).data;
    const remove = (undo?: boolean) => app.call(api.lastImprove.delete, { improvementId, undo }, { as });
    const list = async () =>
      (await app.call(api.lastImprove.list, {}, { as })).data.items.map(({ id }) => id);
    expect((await remove()).code).toBe(200);
    expect([await list(), (await last(as)).improvement]).toEqual([[], null]);
    expect((await app.call(api.draft.get, {}, { as })).data.improvement).toBeNull();
    const answer = { improvementId, answer: 'kept' as const };
    expect((await app.call(api.lastImprove.answer, answer, { as })).refusal.key).toBe('improvementNotFound');
    expect((await remove(true)).code).toBe(200);
    expect([await list(), (await last(as)).improvement?.id]).toEqual([[improvementId], improvementId]);
  });

  test('looks back on a day that is still to come', async () => {
    const as = await buildPerson(app);
    for (const checkOn of ['2026-03-31', '2027-04-02'])
      expect(
        (await app.call(api.lastImprove.add, { text: 'Ask', checkOn }, { as })).refusal.errors,
      ).toMatchObject([
        { path: 'checkOn', key: 'checkBackOutside', params: { from: '2026-04-01', to: '2027-04-01' } },
      ]);
    const empty = await app.call(api.lastImprove.add, { text: ' ' }, { as });
    expect(empty.refusal.errors).toMatchObject([{ path: 'text', key: 'improvementRequired' }]);
  });
});
