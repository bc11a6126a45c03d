import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY as A_DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildDiary, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const DAY = '2026-03-31';
const SLIP = 'I forgot to salt the dough.';
const ASKED = 'Why does the starter smell of vinegar?';
const sections = { summary: `${SLIP} ${ASKED}\n\n!! I wonder why Tom hates me.` };

const calls = { unclear: api.ai.curiousPredictions, mistake: api.ai.mistakePredictions };
const found = async (kind: 'unclear' | 'mistake', as: TestPerson) =>
  (await app.call(calls[kind], { day: DAY }, { as })).data.predictions;
const texts = async (kind: 'unclear' | 'mistake', as: TestPerson) =>
  (await found(kind, as)).map(({ text }) => text);

async function buildWriter(): Promise<TestPerson> {
  const person = await buildPerson(app);
  await app.call(api.draft.add, { day: DAY, sections, version: 0 }, { as: person });
  return person;
}

describe('candidates of a draft', () => {
  test('are sentences of it, each for the section that it fits, without private paragraphs', async () => {
    const writer = await buildWriter();
    expect([await texts('unclear', writer), await texts('mistake', writer)]).toEqual([[ASKED], [SLIP]]);
    expect(await texts('unclear', await buildPerson(app))).toEqual([]);
  });

  test('are not asked about again once they are settled, until that is taken back', async () => {
    const writer = await buildWriter();
    const [first] = await found('mistake', writer);
    const settle = (answer: 'accepted' | 'dismissed' | 'open') =>
      app.call(api.ai.settlePrediction, { kind: 'mistake', id: first?.id ?? '', answer }, { as: writer });
    for (const answer of ['dismissed', 'accepted'] as const) {
      await settle(answer);
      expect(await texts('mistake', writer)).toEqual([]);
      await settle('open');
      expect(await texts('mistake', writer)).toEqual([SLIP]);
    }
    await settle('dismissed');
    // Of the other kind, and for someone else, it is open still.
    expect(await texts('unclear', writer)).toEqual([ASKED]);
    expect(await texts('mistake', await buildWriter())).toEqual([SLIP]);
    // Its case and width make no other sentence of it.
    const again = { summary: `${SLIP.toUpperCase()} Baked 40 loaves.` };
    await app.call(api.draft.add, { day: DAY, sections: again, version: 1 }, { as: writer });
    expect(await texts('mistake', writer)).toEqual([]);
  });

  test('are none that stand in their section already', async () => {
    const writer = await buildWriter();
    const written = {
      ...sections,
      unclear: [ASKED],
      mistakes: [{ text: SLIP.replace('.', ''), shared: false }],
    };
    await app.call(api.draft.add, { day: DAY, sections: written, version: 1 }, { as: writer });
    expect([await texts('unclear', writer), await texts('mistake', writer)]).toEqual([[], []]);
  });

  test('are those of the published diary where there is no draft', async () => {
    const writer = await buildPerson(app);
    await buildDiary(app, { author: writer, day: DAY, summary: `Baked 140 rye loaves before six. ${SLIP}` });
    expect(await texts('mistake', writer)).toEqual([SLIP]);
  });

  test('are refused where they are turned off, and so is what is said about them', async () => {
    const writer = await buildWriter();
    const [first] = await found('mistake', writer);
    await app.call(api.ai.choose, { off: ['predictions'] }, { as: writer });
    const off = { code: 400, data: { key: 'aiOffForYou' } };
    expect(await app.call(api.ai.curiousPredictions, { day: DAY }, { as: writer })).toMatchObject(off);
    const settled = { kind: 'mistake', id: first?.id ?? '', answer: 'dismissed' } as const;
    expect(await app.call(api.ai.settlePrediction, settled, { as: writer })).toMatchObject(off);
  });

  test('are forgotten with what was said about them after a month', async () => {
    const writer = await buildWriter();
    const [first] = await found('mistake', writer);
    const settled = { kind: 'mistake', id: first?.id ?? '', answer: 'dismissed' } as const;
    app.clock.set('2026-03-31T12:00:00.000Z');
    await app.call(api.ai.settlePrediction, settled, { as: writer });
    app.clock.advance(31 * A_DAY);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query('select * from ai_predictions where user_id = $1', [
      writer.id,
    ]);
    expect(rows).toEqual([]);
  });
});
