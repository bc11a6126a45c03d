import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildTalk,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildCulture } from '../../../testing/life-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const list = async (as: TestPerson, wish: RequestOf<typeof api.culture.list>) =>
  (await app.call(api.culture.list, wish, { as })).data.items;
const titles = async (as: TestPerson, teamId: string) =>
  (await list(as, { teamId })).map(({ title }) => title);
const link = (as: TestPerson, cultureId: string, diaryId: string, undo = false) =>
  app.call(api.culture.link, { cultureId, diaryId, undo }, { as });
const toldOfLinks = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'culture' }, { as })).data.items.map(({ text }) => text);

describe('an entry', () => {
  test('needs a title and a content, and is an administrator’s', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const add = (as: TestPerson, title: string, content: string) =>
      app.call(api.culture.add, { teamId, title, content }, { as });
    const { refusal } = await add(owner, ' ', '');
    expect(refusal.errors?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'title: Please enter the title',
      'content: Please enter the content',
    ]);
    expect((await add(member, 'Candour', 'We say it.')).refusal.key).toBe('adminsOnly');
    expect((await add(owner, 'Candour', 'We say it.')).data).toMatchObject({
      version: 1,
      can: { edit: true },
    });
    expect(await list(member, { teamId })).toMatchObject([
      {
        title: 'Candour',
        lived: { diaries: 0, people: [], asked: null },
        can: { edit: false, comment: true },
      },
    ]);
  });

  test('keeps what it said before, and two who change it at once hear of each other', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, owner, member } = await buildPair(app);
    const { id: cultureId } = await buildCulture(app, team);
    const update = (wish: Omit<RequestOf<typeof api.culture.update>, 'cultureId'>) =>
      app.call(api.culture.update, { cultureId, ...wish }, { as: owner });
    expect((await update({ title: 'Candor' })).refusal.errors?.[0]).toMatchObject({ path: 'version' });
    expect((await update({ version: 1, title: 'Candor' })).data).toMatchObject({
      title: 'Candor',
      version: 2,
    });
    expect((await update({ version: 1, title: 'Candor' })).data.version).toBe(2);
    const late = await update({ version: 1, title: 'Frankness' });
    expect([late.code, late.refusal.key]).toEqual([409, 'cultureChanged']);
    const before = await app.call(api.culture.versions, { cultureId }, { as: owner });
    expect(before.data.items).toMatchObject([{ version: 1, title: 'Candour', writer: { id: owner.id } }]);
    const asked = await app.call(api.culture.versions, { cultureId }, { as: member });
    expect(asked.refusal.key).toBe('adminsOnly');
  });

  test('is moved to a place, also beyond the end', { tags: 'postgres/sql' }, async () => {
    const { team, teamId, owner, member } = await buildPair(app);
    for (const title of ['one', 'two', 'three']) await buildCulture(app, team, { title });
    const move = async (title: string, position: number) => {
      const [found] = (await list(owner, { teamId })).filter((each) => each.title === title);
      await app.call(api.culture.update, { cultureId: found?.id ?? '', position }, { as: owner });
      return titles(member, teamId);
    };
    expect(await move('three', 0)).toEqual(['three', 'one', 'two']);
    expect(await move('three', 1)).toEqual(['one', 'three', 'two']);
    expect(await move('one', 50)).toEqual(['three', 'two', 'one']);
    await buildCulture(app, team, { title: 'four' });
    expect(await titles(member, teamId)).toEqual(['three', 'two', 'one', 'four']);
    const page = (cursor?: string) =>
      app.call(api.culture.list, { teamId, limit: 3, ...(cursor && { cursor }) }, { as: member });
    const { nextCursor } = (await page()).data;
    expect((await page(nextCursor ?? '')).data).toMatchObject({
      items: [{ title: 'four' }],
      nextCursor: null,
    });
  });

  test('has a picture of who writes it, which another administrator keeps, describes or takes out', async () => {
    const { team, teamId, owner, member } = await buildPair(app);
    await app.call(api.relationship.authorizes, { teamId, userId: member.id }, { as: owner });
    const { file } = (await app.call(api.diary.image, { image: PIXEL }, { as: owner })).data;
    const { id: cultureId } = await buildCulture(app, team, { image: { file, alt: 'The gate' } });
    const update = (wish: Pick<RequestOf<typeof api.culture.update>, 'title' | 'image'>, version: number) =>
      app.call(api.culture.update, { cultureId, version, ...wish }, { as: member });
    expect((await update({ title: 'Candor' }, 1)).data.image).toMatchObject({ file, alt: 'The gate' });
    expect((await update({ image: { file, alt: 'Our gate' } }, 2)).data.image).toMatchObject({
      alt: 'Our gate',
    });
    const foreign = await app.call(
      api.culture.add,
      { teamId, title: 'Mine', content: 'Not my picture', image: { file } },
      { as: member },
    );
    expect(foreign.refusal.errors).toMatchObject([{ path: 'image', key: 'imageGone' }]);
    const gone = { file: `${'a'.repeat(32)}.webp` };
    expect((await update({ image: gone }, 3)).refusal.errors).toMatchObject([
      { path: 'image', key: 'imageGone' },
    ]);
    expect((await update({ image: null }, 3)).data.image).toBeNull();
  });

  test('goes with what was said about it, comes back, and is erased after thirty days', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, teamId, owner, member } = await buildPair(app);
    const { id: cultureId } = await buildCulture(app, team);
    await buildComment(app, member, cultureId, { kind: 'culture', text: 'Since when?' });
    await app.call(api.like.likes, { kind: 'culture', objectId: cultureId }, { as: member });
    expect(await list(owner, { cultureId })).toMatchObject([
      { talk: { comments: 1, reactions: [{ count: 1, mine: false }] } },
    ]);
    const remove = (undo: boolean) => app.call(api.culture.delete, { cultureId, undo }, { as: owner });
    await remove(false);
    expect(await titles(member, teamId)).toEqual([]);
    expect((await app.call(api.culture.list, { cultureId }, { as: member })).refusal.key).toBe(
      'cultureNotFound',
    );
    await remove(true);
    expect(await titles(member, teamId)).toEqual(['Candour']);
    await remove(false);
    app.clock.advance(30 * DAY + 1);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query(
      'select id from cultures where id = $1 union select id from comments where object_id = $1',
      [cultureId],
    );
    expect(rows).toEqual([]);
  });
});

describe('a diary that lives an entry', () => {
  test('is linked by who reads both, and its author told once', { tags: 'postgres/sql' }, async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    const { id: cultureId } = await buildCulture(app, team);
    await link(reader, cultureId, diaryId);
    await link(reader, cultureId, diaryId, true);
    await link(reader, cultureId, diaryId);
    expect(await toldOfLinks(author)).toEqual([
      `${reader.name} linked your diary to the culture of ${team.name}; you can remove it there`,
    ]);
    const asked = await list(reader, { teamId: team.id, diaryId });
    expect(asked).toMatchObject([{ lived: { diaries: 1, people: [{ id: author.id }], asked: true } }]);
    const { items } = (await app.call(api.culture.diaries, { cultureId }, { as: reader })).data;
    expect(items).toMatchObject([
      { diaryId, author: { id: author.id }, linkedBy: { id: reader.id }, can: { unlink: true } },
    ]);
  });

  test('is taken back by its author for good, and by no other reader', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app, { members: 2 });
    const { id: cultureId } = await buildCulture(app, team);
    const other = team.members[1] ?? reader;
    await link(reader, cultureId, diaryId);
    expect((await link(other, cultureId, diaryId, true)).refusal.key).toBe('cultureLinkNotYours');
    await link(author, cultureId, diaryId, true);
    expect((await link(reader, cultureId, diaryId)).refusal.key).toBe('cultureLinkDeclined');
    expect((await link(author, cultureId, diaryId)).code).toBe(200);
    expect(await list(reader, { cultureId })).toMatchObject([{ lived: { diaries: 1 } }]);
  });

  test('is told to an author who had linked it themselves and taken that back', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    const { id: cultureId } = await buildCulture(app, team);
    await link(author, cultureId, diaryId);
    await link(author, cultureId, diaryId, true);
    await link(reader, cultureId, diaryId);
    expect(await toldOfLinks(author)).toHaveLength(1);
    await link(reader, cultureId, diaryId, true);
    await link(reader, cultureId, diaryId);
    expect(await toldOfLinks(author)).toHaveLength(1);
  });

  test('shows no private line and no sensitive word, and goes where the team reads it no more', async () => {
    const { team, owner, member } = await buildPair(app);
    const { id: cultureId } = await buildCulture(app, team);
    await app.call(api.team.prohibited, { teamId: team.id, words: 'budget' }, { as: owner });
    const summary = `The budget held. ${LONG_ENOUGH}\n\n!! canary`;
    const diary = await buildDiary(app, { author: member, summary });
    await link(member, cultureId, diary.id);
    const read = async (as: TestPerson) =>
      (await app.call(api.culture.diaries, { cultureId }, { as })).data.items;
    const [seen] = await read(owner);
    expect(seen).toMatchObject({ title: null, beginning: expect.stringMatching(/^The \*{6} held\./) });
    expect(JSON.stringify(seen)).not.toContain('canary');
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: member });
    expect(await read(owner)).toEqual([]);
    expect(await list(owner, { cultureId })).toMatchObject([{ lived: { diaries: 0, people: [] } }]);
    const hidden = await link(owner, cultureId, diary.id);
    expect(hidden.refusal.errors).toMatchObject([{ path: 'diaryId', key: 'cultureDiaryUnread' }]);
  });
});
