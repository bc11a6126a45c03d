// @module-tag postgres/at-once
import { api, emptySections } from '@garden/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { actAs } from '../../account/sign-in/store.ts';
import { findWriter, todayOf } from '../days/store.ts';

const DAY = '2026-03-31';
const PEOPLE = 24;
/** The embedded database runs one transaction at a time: there no one finds a row held by another. */
const onServer = process.env.TEST_DATABASE === 'postgres';

const app = useTestApp();
let people: TestPerson[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: PEOPLE }, () => buildPerson(app)));
});

const save = (as: TestPerson, summary: string, version: number) =>
  app.call(api.draft.add, { day: DAY, sections: { summary }, version }, { as });
const open = async (as: TestPerson) => (await app.call(api.draft.get, { day: DAY }, { as })).data.draft;

describe('people who save in the same moment', () => {
  test('each keep their own text and version, the stale one is told, and the stranger refused', async () => {
    const [stale, revoked, ...others] = people as [TestPerson, TestPerson, ...TestPerson[]];
    await Promise.all(people.map((person) => save(person, 'begun', 0)));
    await save(stale, 'from another tab', 1);
    await app.call(api.auth.logout, {}, { as: revoked });
    const answers = await Promise.all(people.map((person, index) => save(person, `text ${index}`, 1)));

    const codes = answers.map(({ code }) => code);
    expect(codes).toEqual([409, 403, ...others.map(() => 200)]);
    expect(answers[0]?.refusal.current).toMatchObject({
      version: 2,
      sections: { summary: 'from another tab' },
    });
    expect(new Set(answers.slice(2).map(({ data }) => data.version))).toEqual(new Set([2]));
    for (const [index, person] of others.entries())
      expect(await open(person)).toMatchObject({ version: 2, sections: { summary: `text ${index + 2}` } });
  });

  test('keep all that a draft holds', async () => {
    const { owner } = await buildTeam(app, {});
    const picture = { file: `${'a'.repeat(32)}.webp`, width: 4, height: 3 };
    await app.ports.database.db.execute(
      sql`insert into diary_images (file, owner_id, width, height, created_at)
        values (${picture.file}, ${owner.id}, 4, 3, ${app.clock.now().toISOString()})`,
    );
    const whole = {
      day: DAY,
      title: '“Quotes”, \\ and {braces}',
      sections: { ...emptySections(), summary: "it's 葡萄 🍇", mistakes: [{ text: 'one', shared: true }] },
      teamIds: [],
      expression: '🌧️',
      images: [{ file: picture.file, alt: 'a shelf' }],
    };
    await save(owner, 'begun', 0);
    const saved = await app.call(api.draft.add, { ...whole, version: 1 }, { as: owner });
    expect(await open(owner)).toEqual({ ...whole, version: 2, savedAt: saved.data.savedAt });
    await app.call(api.draft.add, { day: DAY, sections: { summary: 'bare' }, version: 2 }, { as: owner });
    expect(await open(owner)).toMatchObject({ title: null, teamIds: null, expression: null, images: [] });
  });

  test('from the same version let one through', async () => {
    const author = await buildPerson(app);
    await save(author, 'begun', 0);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, tab) => save(author, `tab ${tab}`, 1)));
    const winners = answers.flatMap(({ code }, tab) => (code === 200 ? [`tab ${tab}`] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(7);
    expect(await open(author)).toMatchObject({ version: 2, sections: { summary: winners[0] } });
  });

  if (onServer) {
    test('do not wait for one whose draft is held', async () => {
      const [held, free] = await Promise.all([buildPerson(app), buildPerson(app)]);
      await Promise.all([held, free].map((person) => save(person, 'begun', 0)));
      const began = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const holding = app.ports.database.transaction(async (tx) => {
        await tx.execute(sql`select 1 from drafts where author_id = ${held.id} for update`);
        began.resolve();
        await end.promise;
      });
      await began.promise;
      const waiting = save(held, 'later', 1);
      expect((await save(free, 'at once', 1)).code).toBe(200);
      end.resolve();
      await holding;
      expect((await waiting).data).toMatchObject({ version: 2 });
      expect(await open(held)).toMatchObject({ sections: { summary: 'later' } });
    });
  }
});

test('the day that a draft is saved for is that of its writer', async () => {
  const alone = await buildPerson(app, { timezone: 'Pacific/Kiritimati' });
  const { owner: east } = await buildTeam(app, { timezone: 'Pacific/Kiritimati' });
  app.clock.advance(1000);
  await buildTeam(app, { owner: east, timezone: 'Pacific/Pago_Pago' });
  const { owner: west } = await buildTeam(app, { timezone: 'Pacific/Pago_Pago' });
  for (const hour of ['00', '06', '10', '15', '23']) {
    const now = new Date(`2026-03-31T${hour}:30:00.000Z`);
    for (const { id } of [alone, east, west]) {
      const actor = await actAs(app.ports, id);
      const writer = await findWriter({ ...app.ports, now }, id);
      expect(todayOf({ actor, now })).toBe(writer?.today);
    }
  }
});
