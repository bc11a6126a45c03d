import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDiary, buildPair, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const DAY = '2026-03-31';
const HARSH = 'The day shift are a bunch of lazy pigs.';
const summary = `Killed the process and restarted it. ${HARSH}\n\n!! Mark is useless and everyone knows it.`;

const check = (input: { diaryId?: string; day?: string }, as: TestPerson) =>
  app.call(api.ai.negativeSentimentCheck, input, { as });

describe('the tone of a diary', () => {
  test('is told its author of the lines that others read, and no one else', async () => {
    const { owner, member } = await buildPair(app);
    const mistakes = [{ text: 'Honestly, Mark is useless.', shared: false }];
    const { id: diaryId } = await buildDiary(app, {
      author: owner,
      day: DAY,
      summary,
      sections: { mistakes },
    });
    const { data } = await check({ diaryId }, owner);
    expect(data).toEqual({
      by: 'built-in',
      lines: [{ text: HARSH, section: 'summary', tone: 'harsh', hint: 'happened' }],
    });
    expect(await check({ diaryId }, member)).toMatchObject({ code: 400, data: { key: 'diaryNotFound' } });
    await app.call(api.diary.delete, { diaryId }, { as: owner });
    expect(await check({ diaryId }, owner)).toMatchObject({ data: { key: 'diaryNotFound' } });
  });

  test('is that of the draft while there is one, and of nothing on an empty day', async () => {
    const person = await buildPerson(app);
    expect((await check({ day: DAY }, person)).data.lines).toEqual([]);
    const low = 'I am useless and I ruin everything I touch, I cannot do this any more.';
    await app.call(api.draft.add, { day: DAY, sections: { summary: low }, version: 0 }, { as: person });
    expect((await check({ day: DAY }, person)).data.lines).toEqual([
      { text: low, section: 'summary', tone: 'low', hint: 'friend' },
    ]);
    expect(await check({}, person)).toMatchObject({ code: 400 });
  });

  test('is refused where it is turned off', async () => {
    const { owner, member, teamId, team } = await buildPair(app);
    await app.call(api.ai.choose, { off: ['tone'] }, { as: owner });
    expect(await check({ day: DAY }, owner)).toMatchObject({ data: { key: 'aiOffForYou' } });
    await app.call(api.ai.setTeam, { teamId, off: ['tone'] }, { as: owner });
    expect(await check({ day: DAY }, member)).toMatchObject({
      data: { key: 'aiOffInTeam', params: { team: team.name } },
    });
  });

  test('takes no text for a tone that is none, whatever its length', async () => {
    const person = await buildPerson(app);
    const texts = ['\u0301'.repeat(5_000), '>'.repeat(5_000), '🍇'.repeat(500), 'x'.repeat(19_000)];
    let version = 0;
    for (const text of texts) {
      const saved = await app.call(
        api.draft.add,
        { day: DAY, sections: { summary: text }, version },
        { as: person },
      );
      version = saved.data.version;
      expect((await check({ day: DAY }, person)).data.lines).toEqual([]);
    }
  });
});
