import { api, type DiaryView } from '@garden/contract';
import { allEndpoints } from '@garden/contract/index';
import { describe, expect, test } from 'vitest';
import { sampleDiary } from '../testing/sample-diary.ts';
import { lin, mateo } from '../testing/sample-person.ts';
import { FORM, type KeptRead } from './kept-read.ts';
import { firstDiaries, MOST_DIARIES, ruleOf } from './what-is-kept.ts';
import { withinBounds } from './within-bounds.ts';

const team = '019aa0f0-0000-7000-8000-000000000003';
const other = '019aa0f0-0000-7000-8000-000000000004';
const NOW = Date.parse('2026-03-20T12:00:00Z');
const DAY = 24 * 60 * 60_000;

const shared = (parts: Partial<DiaryView> = {}) =>
  sampleDiary({ day: '2026-03-19', teamIds: [team], ...parts });
const pagesOf = (...pages: DiaryView[][]) => ({
  pages: pages.map((items) => ({ items, nextCursor: 'more' })),
  pageParams: pages.map((_, at) => (at === 0 ? undefined : 'more')),
});
/** A read as it rests on the device. */
const read = (path: string, input: object, parts: Partial<KeptRead> = {}): KeptRead => ({
  form: FORM,
  userId: lin.id,
  path,
  key: JSON.stringify([path, input]),
  at: NOW,
  data: {},
  ...parts,
});
const feed = (input: object, diaries: DiaryView[], parts: Partial<KeptRead> = {}) =>
  read(api.diary.recently.path, input, { data: pagesOf(diaries), ...parts });
const rest = (...reads: KeptRead[]) => withinBounds(reads, { userId: lin.id, teamIds: [team], now: NOW });
const shrunk = (path: string, data: unknown, input: object = {}) => ruleOf([path, input])?.shrink(data);

describe('what is kept', () => {
  test('is the whole feed of a team or of all, my days, my vine, my score, what I have not read and the people of a team; nothing else', () => {
    const kept = (path: string, input: object = {}) => ruleOf([path, input]) !== undefined;
    const paths = allEndpoints().map(({ endpoint }) => endpoint.path);
    expect(new Set(paths.filter((path) => kept(path)))).toEqual(
      new Set([
        ...[api.diary.recently.path, api.diary.history.path, api.reading.unread.path],
        ...[api.diary.grapeRenderingData.path, api.score.mine.path],
        ...[api.team.list.path, api.relationship.gets.path, api.department.get.path],
      ]),
    );
    expect(kept(api.diary.recently.path, { teamId: team })).toBe(true);
    expect([
      kept(api.diary.recently.path, { authorId: mateo.id }),
      kept(api.diary.grapeRenderingData.path, { month: '2026-03', userId: mateo.id }),
      kept(api.diary.history.path, { month: '2026-03', userId: mateo.id }),
      kept(api.diary.history.path, { diaryId: mateo.id }),
      kept(api.score.mine.path, { diaryId: mateo.id }),
      kept(api.relationship.gets.path, { teamId: team, keyword: 'M' }),
    ]).toEqual([false, false, false, false, false, false]);
  });

  test('has of a diary what its other readers have, without its mood, and no right to change it', () => {
    const own = shared({
      title: '!! Mine',
      expression: '😀',
      sections: {
        ...shared().sections,
        summary: 'Picked\n\n!! alone',
        mistakes: [{ text: 'a mistake', shared: true }],
        nextTasks: ['Press', '!!secret'],
      },
      can: { edit: true, delete: true, reviewGood: true },
    });
    expect(shrunk(api.diary.recently.path, pagesOf([own]))).toMatchObject({
      pages: [
        {
          items: [
            {
              title: null,
              expression: null,
              sections: { summary: 'Picked', mistakes: [], nextTasks: ['Press'] },
              can: { edit: false, delete: false, reviewGood: false },
            },
          ],
        },
      ],
    });
  });

  test('has no diary that its author shares with no team', () => {
    const kept = shrunk(api.diary.recently.path, pagesOf([shared({ teamIds: [] }), shared({ title: 'b' })]));
    expect(kept).toMatchObject({ pages: [{ items: [{ title: 'b' }] }] });
  });

  test('ends with the newest sixty diaries', () => {
    const many = Array.from({ length: 25 }, (_, at) => shared({ title: `${at}` }));
    const { pages, pageParams } = firstDiaries(pagesOf(many, many, many, many), (diary) => diary);
    expect(pages.map(({ items, nextCursor }) => [items.length, nextCursor])).toEqual([
      [25, 'more'],
      [25, 'more'],
      [MOST_DIARIES - 50, null],
    ]);
    expect(pageParams).toHaveLength(3);
  });

  test('has of a month the marks of its days, without their diaries', () => {
    const marks = { day: '2026-03-19', state: 'submitted', late: true, grade: 'A', holiday: null };
    const month = { month: '2026-03', today: '2026-03-20', streak: 3 };
    const read = { ...month, days: [{ ...marks, diaryId: mateo.id, length: 420 }] };
    expect(shrunk(api.diary.history.path, read, { month: '2026-03' })).toEqual({
      ...month,
      days: [{ ...marks, diaryId: null, length: 0 }],
    });
  });

  test('has of scores the newest month without its parts, and no appeal', () => {
    const month = (name: string) => ({
      month: name,
      days: [{ day: `${name}-01`, score: 80, parts: [1, 2] }],
    });
    const mine = {
      today: '2026-03-20',
      months: [month('2026-02'), month('2026-03')],
      appeals: [{}],
      teams: [],
    };
    expect(shrunk(api.score.mine.path, mine)).toMatchObject({
      appeals: [],
      months: [{ month: '2026-03', days: [{ score: 80, parts: null }] }],
    });
  });

  test('has of people none of the reader’s notes, and of teams nothing but when they were read', () => {
    const members = { items: [{ ...mateo, remark: 'a note' }], nextCursor: null };
    const { path } = api.relationship.gets;
    expect(JSON.stringify(shrunk(path, members, { teamId: team }))).not.toContain('a note');
    expect(JSON.stringify(shrunk(path, { pages: [members] }, { teamId: team }))).not.toContain('a note');
    expect(shrunk(api.team.list.path, { result: [{ inviteCode: 'ABCDEFGH' }] })).toBeNull();
  });
});

describe('what rests', () => {
  test('is the user’s own, in this form, of the last seven days', () => {
    const mine = read(api.score.mine.path, { months: 12 });
    expect(rest(mine, { ...mine, userId: mateo.id })).toEqual([mine]);
    expect(rest({ ...mine, form: FORM - 1 })).toEqual([]);
    expect(rest({ ...mine, at: NOW - 7 * DAY + 1 })).toHaveLength(1);
    expect(rest({ ...mine, at: NOW - 7 * DAY - 1 })).toEqual([]);
  });

  test('is the last feed alone, and the last months', () => {
    const older = feed({}, [shared()], { at: NOW - 1 });
    const newer = feed({ teamId: team }, [shared()]);
    expect(rest(older, newer).map(({ key }) => key)).toEqual([newer.key]);
    const months = ['01', '02', '03', '04'].map((month, at) =>
      read(api.diary.grapeRenderingData.path, { month: `2026-${month}` }, { at: NOW - at }),
    );
    expect(rest(...months)).toEqual(months.slice(0, 3));
  });

  test('is nothing of a team that the user has left', () => {
    expect(rest(feed({ teamId: other }, [shared({ teamIds: [other] })]))).toEqual([]);
    expect(rest(read(api.relationship.gets.path, { teamId: other, limit: 50 }))).toEqual([]);
    const both = feed({}, [
      shared({ title: 'ours', teamIds: [team, other] }),
      shared({ title: 'theirs', teamIds: [other] }),
    ]);
    expect(rest(both)).toMatchObject([
      { data: { pages: [{ items: [{ title: 'ours', teamIds: [team] }] }] } },
    ]);
    expect(JSON.stringify(rest(both))).not.toContain('theirs');
  });
});
