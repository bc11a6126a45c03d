import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildDiary, buildTeam, LONG_ENOUGH, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

type Sections = Partial<RequestOf<typeof api.diary.publish>['sections']>;
type Diary = { id: string; version: number };
const query = async (text: string, values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows;
const mistakesOf = (ownerId: string) =>
  query(
    'select text, shared_with as teams, diary_id is not null as kept from mistakes where owner_id = $1 order by text',
    [ownerId],
  );
const questionsOf = (askerId: string) =>
  query(
    `select question, team_ids as teams from curiosities
      where asker_id = $1 and deleted_at is null order by question`,
    [askerId],
  );
const update = (as: TestPerson, { id, version }: Diary, sections: Sections, teamIds?: string[]) =>
  app.call(
    api.diary.update,
    { diaryId: id, version, sections: { summary: LONG_ENOUGH, ...sections }, ...(teamIds && { teamIds }) },
    { as },
  );
const remove = (as: TestPerson, { id }: Diary, undo?: true) =>
  app.call(api.diary.delete, { diaryId: id, ...(undo && { undo }) }, { as });
const own = (text: string, shared = false) => ({ text, shared });

describe('what comes with a diary', () => {
  test('is in its lists as soon as it is published, once', async () => {
    const { owner, id } = await buildTeam(app);
    const sections = {
      mistakes: [own('A'), own('B', true), own('!! C', true), own('A')],
      unclear: ['Why?', '!! Who?', 'Why?'],
    };
    await buildDiary(app, { author: owner, sections });
    await buildDiary(app, { author: owner, sections });
    expect(await mistakesOf(owner.id)).toEqual([
      { text: '!! C', teams: [], kept: true },
      { text: 'A', teams: [], kept: true },
      { text: 'B', teams: [id], kept: true },
    ]);
    expect(await questionsOf(owner.id)).toEqual([
      { question: '!! Who?', teams: [] },
      { question: 'Why?', teams: [id] },
    ]);
  });

  test('follows its changes, its audience as well, and keeps the rows of what stays', {
    tags: 'postgres/sql',
  }, async () => {
    const { owner, id } = await buildTeam(app);
    const sections = { mistakes: [own('A'), own('B', true)], unclear: ['Why?', 'How?'] };
    const diary = await buildDiary(app, { author: owner, sections });
    const [before] = await query('select id from mistakes where owner_id = $1 and text = $2', [
      owner.id,
      'A',
    ]);
    const changed = await update(owner, diary, {
      mistakes: [own('A', true), own('C')],
      unclear: ['How?', 'When?'],
    });
    expect(await mistakesOf(owner.id)).toMatchObject([
      { text: 'A', teams: [id] },
      { text: 'C', teams: [] },
    ]);
    expect(await query('select id from mistakes where owner_id = $1 and text = $2', [owner.id, 'A'])).toEqual(
      [before],
    );
    expect((await questionsOf(owner.id)).map(({ question }) => question)).toEqual(['How?', 'When?']);
    await update(owner, changed.data, { mistakes: [own('A', true)], unclear: ['How?'] }, []);
    expect(await mistakesOf(owner.id)).toMatchObject([{ text: 'A', teams: [] }]);
    expect(await questionsOf(owner.id)).toEqual([{ question: 'How?', teams: [] }]);
  });

  test('stays with its owner where they went on with it, and reaches no one else any more', {
    tags: 'postgres/sql',
  }, async () => {
    const { owner } = await buildTeam(app);
    const sections = { mistakes: [own('A', true), own('B', true)], unclear: ['Why?', 'How?', 'When?'] };
    const diary = await buildDiary(app, { author: owner, sections });
    await query(`update mistakes set instead = 'Look twice' where owner_id = $1 and text = 'A'`, [owner.id]);
    await query(`update curiosities set detail = 'I looked' where asker_id = $1 and question = 'Why?'`, [
      owner.id,
    ]);
    await query(`update curiosities set solved_at = now() where asker_id = $1 and question = 'How?'`, [
      owner.id,
    ]);
    await update(owner, diary, {});
    expect(await mistakesOf(owner.id)).toEqual([{ text: 'A', teams: [], kept: true }]);
    expect(await questionsOf(owner.id)).toEqual([
      { question: 'How?', teams: [] },
      { question: 'Why?', teams: [] },
    ]);
  });

  test('goes when it is hidden, comes back with it, and outlives it only where it was gone on with', async () => {
    const { owner, id } = await buildTeam(app);
    const sections = { mistakes: [own('A', true), own('B')], unclear: ['Why?'] };
    const diary = await buildDiary(app, { author: owner, sections });
    await query(`update mistakes set instead = 'Look twice' where owner_id = $1 and text = 'A'`, [owner.id]);
    await remove(owner, diary);
    expect([await mistakesOf(owner.id), await questionsOf(owner.id)]).toEqual([
      [{ text: 'A', teams: [], kept: true }],
      [],
    ]);
    await remove(owner, diary, true);
    expect(await mistakesOf(owner.id)).toMatchObject([
      { text: 'A', teams: [id] },
      { text: 'B', teams: [] },
    ]);
    expect(await questionsOf(owner.id)).toEqual([{ question: 'Why?', teams: [id] }]);
    await remove(owner, diary);
    app.clock.advance(31 * DAY);
    await eraseHiddenWorker(app.ports).run({});
    expect(await mistakesOf(owner.id)).toEqual([{ text: 'A', teams: [], kept: false }]);
  });

  test('is not written where the diary is refused', async () => {
    const { owner } = await buildTeam(app);
    const other = await buildTeam(app);
    const refused = await app.call(
      api.diary.publish,
      {
        day: '2026-03-31',
        sections: { summary: LONG_ENOUGH, mistakes: [own('A')], unclear: ['Why?'] },
        teamIds: [other.id],
      },
      { as: owner },
    );
    expect(refused.refusal.key).toBe('teamNotFound');
    expect([await mistakesOf(owner.id), await questionsOf(owner.id)]).toEqual([[], []]);
  });
});
