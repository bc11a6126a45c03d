// @module-tag postgres/sql
import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPair,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'curious' }, { as })).data.items.map(({ stage }) => stage).sort();

describe('asking someone', () => {
  const ask = (as: TestPerson, curiousId: string, userId: string) =>
    app.call(api.curious.ask, { curiousId, userId }, { as });

  test('notifies at most three for a question, and each once', async () => {
    const team = await buildTeam(app, { members: 4 });
    const { id } = await buildQuestion(app, team.owner);
    const [first, second, third, fourth] = team.members;
    for (const person of [first, first, second, third]) await ask(team.owner, id, person?.id ?? '');
    expect(await noticesOf(first ?? team.owner)).toEqual(['asked']);
    expect((await ask(team.owner, id, fourth?.id ?? '')).refusal.key).toBe('askedTooMany');
  });

  test('is refused for who left, declined or was asked five times in seven days', async () => {
    const { owner, member, teamId } = await buildPair(app);
    const keyOf = async () => (await ask(owner, (await buildQuestion(app, owner)).id, member.id)).refusal.key;
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(owner, (await buildQuestion(app, owner)).id, member.id)).code).toBe(200);
    }
    expect(await keyOf()).toBe('askedEnough');
    app.clock.advance(7 * DAY + 1);
    expect((await ask(owner, (await buildQuestion(app, owner)).id, member.id)).code).toBe(200);
    await app.call(api.curious.choose, { askable: false }, { as: member });
    expect(await keyOf()).toBe('askedDeclined');
    await app.call(api.relationship.exit, { teamId }, { as: member });
    expect(await keyOf()).toBe('askedPersonLeft');
    expect((await ask(owner, (await buildQuestion(app, owner)).id, owner.id)).refusal.key).toBe(
      'askedYourself',
    );
  });
});

describe('who may know', () => {
  const propose = async (as: TestPerson, question = 'Who knows about turnips?', teamIds?: string[]) => {
    const { id } = await buildQuestion(app, as, { question, ...(teamIds && { teamIds }) });
    return (await app.call(api.curious.proposals, { curiousId: id }, { as })).data.items;
  };

  test('is found in what the asker reads, with the sentence and its day', async () => {
    const { owner, member } = await buildPair(app);
    await buildDiary(app, {
      author: member,
      summary: 'Rain all day long. The turnips keep best in wet sand.',
    });
    expect(await propose(owner)).toMatchObject([
      { person: { id: member.id }, day: TODAY, sentence: 'The turnips keep best in wet sand.' },
    ]);
  });

  test('is never found by private lines, mistakes, plans, drafts, private entries, or in another team', async () => {
    const { owner, member } = await buildPair(app);
    const elsewhere = await buildTeam(app, { owner: member });
    await buildDiary(app, {
      author: member,
      summary: `${LONG_ENOUGH}\n\n!! The turnips are rotten.`,
      sections: {
        mistakes: [{ text: 'Sold the turnips twice.', shared: true }],
        nextTasks: ['Order turnips'],
        unclear: ['What are turnips?'],
      },
    });
    await buildDiary(app, {
      author: member,
      day: '2026-03-30',
      summary: `Turnips, turnips. ${LONG_ENOUGH}`,
      teamIds: [],
    });
    await buildDiary(app, {
      author: member,
      day: '2026-03-27',
      summary: `Turnips in sand. ${LONG_ENOUGH}`,
      teamIds: [elsewhere.id],
    });
    const draft = { day: '2026-03-26', sections: { summary: 'Turnips.' }, version: 0 };
    await app.call(api.draft.add, draft, { as: member });
    expect(await propose(owner)).toEqual([]);
    const { owner: asker } = await buildTeam(app, { members: [member] });
    expect(await propose(asker)).toEqual([]);
  });

  test('sees sensitive words as others do, and names no one who declined or left', async () => {
    const { owner, member, teamId } = await buildPair(app);
    await buildDiary(app, { author: member, summary: `The turnips are in the sand. ${LONG_ENOUGH}` });
    await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
    expect(await propose(owner)).toEqual([]);
    await app.call(api.team.prohibited, { teamId, words: '' }, { as: owner });
    await app.call(api.curious.choose, { askable: false }, { as: member });
    expect(await propose(owner)).toEqual([]);
    await app.call(api.curious.choose, { askable: true }, { as: member });
    expect(await propose(owner)).toHaveLength(1);
    await app.call(api.relationship.exit, { teamId }, { as: member });
    expect(await propose(owner)).toEqual([]);
  });
});
