import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPair,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const QUESTION = '地下室的土豆怎么过冬？';
const SENTENCE = 'In winter the potatoes keep best in the basement.';

describe('who wrote about it in the other language', () => {
  const propose = async (as: TestPerson, question = QUESTION) => {
    const { id } = await buildQuestion(app, as, { question });
    return (await app.call(api.curious.proposals, { curiousId: id }, { as })).data.items;
  };

  test('is found both ways, with the words that led there', async () => {
    const { owner, member } = await buildPair(app);
    await buildDiary(app, { author: member, summary: `Rain all day long. ${SENTENCE}` });
    const [found] = await propose(owner, '土豆在地下室怎么存放？');
    expect(found).toMatchObject({ person: { id: member.id }, sentence: SENTENCE });
    expect(found?.through).toEqual([
      { word: '土豆', by: 'potato' },
      { word: '地下室', by: 'basement' },
    ]);
    await buildDiary(app, {
      author: owner,
      summary: '今天下了一天雨。蚜虫用肥皂水喷三次就少了很多，不用打农药。',
    });
    const [back] = await propose(member, 'Does soap help against aphids?');
    expect(back).toMatchObject({
      person: { id: owner.id },
      sentence: '蚜虫用肥皂水喷三次就少了很多，不用打农药。',
    });
    expect(back?.through).toContainEqual({ word: 'aphids', by: '蚜虫' });
  });

  test('comes after those who wrote in the language of the question', async () => {
    const { owner, member } = await buildPair(app);
    await buildDiary(app, { author: member, summary: `${SENTENCE} 地下室的土豆要用沙子盖住过冬。` });
    expect(await propose(owner)).toMatchObject([
      { person: { id: member.id }, sentence: '地下室的土豆要用沙子盖住过冬。', through: [] },
    ]);
  });

  test('is never found by what others are not shown', async () => {
    const { owner, member, teamId } = await buildPair(app);
    await buildDiary(app, {
      author: member,
      summary: `${LONG_ENOUGH}\n\n!! ${SENTENCE}`,
      sections: {
        mistakes: [{ text: 'Let the potatoes freeze in the basement.', shared: true }],
        nextTasks: ['Potatoes to the basement'],
        unclear: ['Do potatoes keep in the basement?'],
      },
    });
    await buildDiary(app, { author: member, day: '2026-03-30', summary: SENTENCE, teamIds: [] });
    expect(await propose(owner, '土豆在地下室怎么存放？')).toEqual([]);
    await buildDiary(app, { author: member, day: '2026-03-27', summary: SENTENCE });
    await app.call(api.team.prohibited, { teamId, words: 'basement' }, { as: owner });
    expect(await propose(owner, '地下室怎么样？')).toEqual([]);
    await app.call(api.team.prohibited, { teamId, words: '' }, { as: owner });
    expect(await propose(owner, '土豆在地下室怎么存放？')).toHaveLength(1);
    await app.call(api.curious.choose, { askable: false }, { as: member });
    expect(await propose(owner, '土豆在地下室怎么存放？')).toEqual([]);
  });
});

describe('a question that was answered in the other language', () => {
  test('is found by the teams that read it, and not by a word that is masked', async () => {
    const { owner, member, teamId } = await buildPair(app);
    const { owner: stranger } = await buildTeam(app);
    const { id } = await buildQuestion(app, owner, { question: 'How do we repair the fuse of the oven?' });
    const similar = async (as: TestPerson) =>
      (await app.call(api.curious.similar, { question: '烤箱的保险丝怎么修理？' }, { as })).data.items;
    expect(await similar(member)).toEqual([]);
    await app.call(api.curious.solve, { curiousId: id }, { as: owner });
    const [found] = await similar(member);
    expect(found).toMatchObject({ id });
    expect(found?.through).toContainEqual({ word: '保险丝', by: 'fuse' });
    expect(await similar(stranger)).toEqual([]);
    await app.call(api.team.prohibited, { teamId, words: 'fuse' }, { as: owner });
    expect(await similar(member)).toEqual([]);
  });
});
