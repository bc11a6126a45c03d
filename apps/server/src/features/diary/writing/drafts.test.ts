import { api, emptySections } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { findDraft } from './draft.store.ts';

const TODAY = '2026-03-31';
/** Interleavings of two tabs; `DRAFT_CASES` for a longer run. */
const CASES = Number(process.env.DRAFT_CASES ?? 1_000);
const LIMIT_MS = 120_000 + CASES * 100;
const app = useTestApp();

type Saving = { summary: string; version: number; day?: string };
const save = (as: TestPerson, { summary, version, day = TODAY }: Saving) =>
  app.call(api.draft.add, { day, sections: { summary }, version }, { as });
const open = async (as: TestPerson, day?: string) =>
  (await app.call(api.draft.get, { ...(day && { day }) }, { as })).data;

test.each([api.draft.add, api.draft.get])('$path needs a session', async (endpoint) => {
  expect(await app.send(endpoint, {})).toMatchObject({ status: 200, code: 403 });
});

describe('draft.add', () => {
  test('keeps an unfinished text for its author alone', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const saved = await app.call(
      api.draft.add,
      { day: TODAY, sections: { summary: 'Half' }, teamIds: [], title: '', version: 0 },
      { as: owner },
    );
    expect(saved.data).toEqual({ version: 1, savedAt: app.clock.now().toISOString() });
    expect((await open(owner)).draft).toEqual({
      day: TODAY,
      title: null,
      sections: { ...emptySections(), summary: 'Half' },
      teamIds: [],
      expression: null,
      images: [],
      version: 1,
      savedAt: saved.data.savedAt,
    });
    const [member = owner] = members;
    expect((await open(member)).draft).toBeNull();
  });

  test('gives a stale tab the newer text and writes nothing', async () => {
    const author = await buildPerson(app);
    await save(author, { summary: 'first', version: 0 });
    await save(author, { summary: 'second', version: 1 });
    for (const version of [0, 1, 7]) {
      const stale = await save(author, { summary: 'from the other tab', version });
      expect(stale).toMatchObject({ status: 200, code: 409, refusal: { key: 'draftChanged' } });
      expect(stale.refusal.current).toMatchObject({ version: 2, sections: { summary: 'second' } });
    }
    expect((await open(author)).draft).toMatchObject({ version: 2, sections: { summary: 'second' } });
  });

  test('does not take the draft after publishing for the one before it', async () => {
    const author = await buildPerson(app);
    await save(author, { summary: 'before', version: 0 });
    await buildDiary(app, { author, day: TODAY });
    const gone = await save(author, { summary: 'from a tab left open', version: 1 });
    expect(gone.refusal).toMatchObject({ key: 'draftChanged', current: null });
    await save(author, { summary: 'after', version: 0 });
    const stale = await save(author, { summary: 'from a tab left open', version: 1 });
    expect(stale.refusal.current).toMatchObject({ sections: { summary: 'after' } });
  });

  test('answers a save that arrives twice as it did the first time', async () => {
    const author = await buildPerson(app);
    const first = await save(author, { summary: 'once', version: 0 });
    expect((await save(author, { summary: 'once', version: 0 })).data).toEqual(first.data);
  });

  test('takes neither a day ahead nor one long gone', async () => {
    const author = await buildPerson(app);
    const keyFor = async (day: string) => (await save(author, { summary: 's', version: 0, day })).refusal.key;
    expect(await keyFor('2026-04-01')).toBe('dayInFuture');
    expect(await keyFor('9999-12-31')).toBe('dayInFuture');
    expect(await keyFor('2026-03-23')).toBe('dayTooOld');
    expect(await keyFor('0001-01-01')).toBe('dayTooOld');
    expect(await keyFor('2026-02-30')).toBe('dayInvalid');
    expect((await save(author, { summary: 's', version: 0, day: '2026-03-24' })).code).toBe(200);
  });

  test('names every field at fault', async () => {
    const author = await buildPerson(app);
    const refused = await app.send(
      api.draft.add,
      { day: TODAY, version: -1, sections: { summary: 'a'.repeat(20_001), mood: 'x' } },
      { as: author },
    );
    expect(refused.code).toBe(400);
    expect(refused.refusal.errors?.map(({ path }) => path).toSorted()).toEqual([
      'sections.mood',
      'sections.summary',
      'version',
    ]);
  });

  test('loses nothing, however two tabs and lost answers interleave', { timeout: LIMIT_MS }, async () => {
    const author = await buildPerson(app);
    let day = 0;
    const step = fc.record({ tab: fc.constantFrom(0, 1), lost: fc.boolean(), rebase: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        app.clock.set(new Date(Date.UTC(2026, 4, 1 + day, 12)));
        day += 1;
        const date = app.clock.now().toISOString().slice(0, 10);
        const known = [0, 0];
        const accepted: string[] = [];
        for (const [index, { tab, lost, rebase }] of steps.entries()) {
          const summary = `${tab} writes ${index}`;
          const version = known[tab] ?? 0;
          const answer = await save(author, { summary, version, day: date });
          if (answer.code === 200) {
            accepted.push(summary);
            if (!lost) known[tab] = answer.data.version;
          } else {
            expect(answer.refusal.current).toMatchObject({ sections: { summary: accepted.at(-1) } });
            if (rebase) known[tab] = accepted.length;
          }
          const draft = await findDraft(app.ports.database.db, author.id, date);
          expect(draft).toMatchObject({ version: accepted.length, sections: { summary: accepted.at(-1) } });
        }
      }),
      { numRuns: CASES },
    );
    app.clock.set('2026-03-31T09:00:00.000Z');
  });

  test('lets one of many saves at once through', { tags: 'postgres/at-once' }, async () => {
    const author = await buildPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => save(author, { summary: `tab ${tab}`, version: 0 })),
    );
    const winners = answers.flatMap(({ code }, tab) => (code === 200 ? [`tab ${tab}`] : []));
    expect(winners).toHaveLength(1);
    expect((await open(author)).draft).toMatchObject({ version: 1, sections: { summary: winners[0] } });
  });
});

describe('draft.get', () => {
  test('opens today of the home team', async () => {
    const author = await buildPerson(app, { timezone: 'Europe/Lisbon' });
    expect((await open(author)).today).toBe(TODAY);
    await buildTeam(app, { owner: author, timezone: 'Pacific/Kiritimati' });
    app.clock.advance(1000);
    await buildTeam(app, { owner: author, timezone: 'Pacific/Pago_Pago' });
    app.clock.set('2026-03-31T15:00:00.000Z');
    expect((await open(author)).today).toBe('2026-04-01');
    app.clock.set('2026-03-31T09:00:00.000Z');
  });

  test('brings the plan of the last entry, the next working day and the minimum', async () => {
    const author = await buildPerson(app);
    await app.call(
      api.diary.publish,
      {
        day: '2026-03-27',
        sections: {
          summary: LONG_ENOUGH,
          mistakes: [{ text: 'Left the gate open' }],
          nextTasks: ['Prune', 'Water'],
        },
      },
      { as: author },
    );
    expect(await open(author, '2026-03-30')).toMatchObject({
      state: 'missed',
      carry: {
        day: '2026-03-27',
        tasks: [
          { text: 'Prune', status: 'open' },
          { text: 'Water', status: 'open' },
        ],
      },
    });
    expect(await open(author, '2026-03-28')).toMatchObject({
      state: 'holiday',
      carry: null,
      nextWorkingDay: '2026-03-30',
      minimum: { summary: 30, learnings: 5 },
    });
    expect(await open(author, '2026-03-27')).toMatchObject({
      state: 'submitted',
      carry: null,
      diary: { day: '2026-03-27', late: true },
    });
    expect((await open(author, '2026-03-26')).state).toBe('missed');
    expect((await open(author)).state).toBe('not_submitted');
    await buildDiary(app, { author, day: '2026-03-30' });
    expect((await open(author)).carry).toMatchObject({ tasks: [{ text: 'Prune' }, { text: 'Water' }] });
  });

  test('asks less of newcomers', async () => {
    const fresh = await buildPerson(app, { createdAt: app.clock.now() });
    expect((await open(fresh)).minimum.summary).toBe(5);
    const { members } = await buildTeam(app, { members: 1 });
    for (const member of members) expect((await open(member)).minimum.summary).toBe(5);
  });

  test('does not open a day ahead', async () => {
    const author = await buildPerson(app);
    const ahead = await app.call(api.draft.get, { day: '9999-12-31' }, { as: author });
    expect(ahead.refusal).toMatchObject({ key: 'dayInFuture', errors: [{ path: 'day' }] });
    expect((await open(author, '0001-01-01')).state).toBe('missed');
  });
});
