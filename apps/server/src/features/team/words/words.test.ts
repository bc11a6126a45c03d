import { api, emptySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

/** Masked characters, escaped as Markdown wants them. */
const stars = (count: number) => '\\*'.repeat(count);

const app = useTestApp();

const prohibit = (as: TestPerson, teamId: string, words: string) =>
  app.call(api.team.prohibited, { teamId, words }, { as });
const prohibited = (as: TestPerson, teamId: string) => app.call(api.team.getProhibited, { teamId }, { as });

async function teamOfTwo() {
  const { id, owner, members } = await buildTeam(app, { members: 1 });
  const [member] = members;
  if (!member) throw new Error('no one joined');
  return { id, owner, member };
}

describe('team.prohibited', () => {
  test('keeps the words for administrators alone, each list in place of the one before', async () => {
    const { id, owner, member } = await teamOfTwo();
    expect((await prohibited(owner, id)).data.words).toEqual([]);
    const words = ['margin call', 'grape', '涨价'];
    expect((await prohibit(owner, id, ' grape，margin call、涨价,, GRAPE ')).data).toEqual({ words });
    expect((await prohibited(owner, id)).data.words).toEqual(words);
    expect((await prohibited(member, id)).refusal.key).toBe('adminsOnly');
    expect((await prohibit(member, id, '')).refusal.key).toBe('adminsOnly');
    const stranger = await buildPerson(app);
    expect((await prohibited(stranger, id)).refusal.key).toBe('teamNotFound');
    expect((await prohibit(stranger, id, '')).refusal.key).toBe('teamNotFound');
    expect((await prohibit(owner, id, '')).data).toEqual({ words: [] });
  });

  test('refuses the 501st word and one of 51 characters, and changes nothing', async () => {
    const { id, owner } = await teamOfTwo();
    await prohibit(owner, id, 'grape');
    const many = Array.from({ length: 501 }, (_, index) => `word ${index}`);
    expect((await prohibit(owner, id, many.join('，'))).refusal).toMatchObject({
      key: 'wordsTooMany',
      errors: [{ path: 'words', params: { maximum: 500 } }],
    });
    expect((await prohibit(owner, id, `a,${'b'.repeat(51)}`)).refusal.key).toBe('wordTooLong');
    expect((await prohibited(owner, id)).data.words).toEqual(['grape']);
    expect((await prohibit(owner, id, many.slice(1).join(','))).data.words).toHaveLength(500);
  });

  test('takes signs of every kind as they are written', async () => {
    const { id, owner } = await teamOfTwo();
    const words = ['"quoted" \\ back', '{brace}', "it's;--", 'null', '🍇'];
    expect((await prohibit(owner, id, words.join(','))).data.words).toEqual(words);
    expect((await prohibited(owner, id)).data.words).toEqual(words);
    const entry = await buildDiary(app, { author: owner, summary: `${LONG_ENOUGH} ${words.join(' ')}` });
    const reader = await buildPerson(app);
    const { inviteCode } = (await app.call(api.team.list, {}, { as: owner })).data.result[0] ?? {};
    await app.call(api.apply.add, { inviteCode }, { as: reader });
    const { summary } = (await app.call(api.diary.get, { diaryId: entry.id }, { as: reader })).data.sections;
    expect(summary.slice(LONG_ENOUGH.length)).toMatch(/^[ *\\]+$/);
  });

  test('writes down how many there are, never which', async () => {
    const { id, owner } = await teamOfTwo();
    await prohibit(owner, id, 'canary-word,grape');
    const { rows } = await app.ports.database.pool.query(
      "select details from audit_entries where scope = $1 and action = 'words_changed'",
      [id],
    );
    expect(rows).toEqual([{ details: { count: 2 } }]);
  });
});

describe('sensitive words in diaries', () => {
  const sections = {
    ...emptySections(),
    summary: `${LONG_ENOUGH} The MARGIN is 12%, 涨价 next week.`,
    learnings: 'A margin is a margin.',
    nextTasks: ['Lower the Margin'],
  };
  const masked = {
    ...emptySections(),
    summary: `${LONG_ENOUGH} The ${stars(6)} is 12%, ${stars(2)} next week.`,
    learnings: `A ${stars(6)} is a ${stars(6)}.`,
    nextTasks: ['Lower the ******'],
  };

  async function write(as: TestPerson, teamIds: string[]) {
    const { today: day } = (await app.call(api.draft.get, {}, { as })).data;
    const entry = { day, title: 'Margins', expression: '涨价', sections, teamIds };
    return app.call(api.diary.publish, entry, { as });
  }
  const get = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });
  const feed = async (as: TestPerson) => (await app.call(api.diary.recently, {}, { as })).data.items;

  test('are asterisks to everyone but the author, in old diaries as well', async () => {
    const { id, owner, member } = await teamOfTwo();
    const own = await write(member, [id]);
    await prohibit(owner, id, 'margin,涨价');
    expect(own.data.sections).toEqual(sections);
    const read = (await get(owner, own.data.id)).data;
    expect(read).toMatchObject({ title: '******s', expression: '**', sections: masked });
    expect((await feed(owner))[0]).toEqual(read);

    expect((await get(member, own.data.id)).data).toMatchObject({ title: 'Margins', sections });
    expect((await feed(member))[0]).toMatchObject({ title: 'Margins', expression: '涨价', sections });
    expect((await app.call(api.draft.get, {}, { as: member })).data.diary?.sections).toEqual(sections);

    await prohibit(owner, id, '');
    expect((await get(owner, own.data.id)).data.sections).toEqual(sections);
  });

  test('are those of all teams that a diary is for, whichever its reader is in', async () => {
    const one = await teamOfTwo();
    const other = await buildTeam(app, { members: [one.member] });
    await prohibit(one.owner, one.id, 'margin');
    await prohibit(other.owner, other.id, '涨价');
    const both = (await write(one.member, [one.id, other.id])).data;
    for (const reader of [one.owner, other.owner]) {
      expect((await get(reader, both.id)).data.sections).toEqual(masked);
      expect((await feed(reader))[0]?.sections).toEqual(masked);
    }
  });

  test('do not reach into the diaries of other teams', async () => {
    const one = await teamOfTwo();
    const other = await buildTeam(app, { members: [one.member] });
    await prohibit(other.owner, other.id, 'margin,涨价');
    const entry = await buildDiary(app, {
      author: one.member,
      summary: sections.summary,
      teamIds: [one.id],
    });
    expect((await get(one.owner, entry.id)).data.sections.summary).toBe(sections.summary);
  });
});
