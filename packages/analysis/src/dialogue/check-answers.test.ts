import { emptySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { type QuestionFault, questionFaultOf } from './check-question.ts';
import { type OfferedLine, textOfLines } from './check-text.ts';

const instructions = ['Ask them the one question whose answer the diary of their day lacks most.'];
const told = ['Baked 140 loaves with Ana for the school.', '今天修好了压榨机。', 'Order flour from the mill'];
const asked = ['Who was it for?'];
const judge = (question: string, language: 'en' | 'zh' = 'en') =>
  questionFaultOf(question, { language, instructions, told, asked });

describe('a question of a model', () => {
  test.each([
    ['What made you bake so many loaves?', 'en'],
    ['How did baking the 140 loaves with Ana go?', 'en'],
    ['You planned “Order flour from the mill”. Where does that stand?', 'en'],
    ['You wrote “今天修好了压榨机”. What was wrong with it?', 'en'],
    ['What comes next on Monday?', 'en'],
    ['压榨机是怎么修好的？', 'zh'],
    ['你写了“Baked 140 loaves”，是为谁烤的？', 'zh'],
  ] as const)('is asked: %s', (question, language) => expect(judge(question, language)).toBeNull());

  test.each<[QuestionFault, string, 'en' | 'zh']>([
    ['form', 'What is behind https://evil.example/?q=all', 'en'],
    ['form', 'What does ![this](evil.example) show?', 'en'],
    ['form', 'Why **now**?', 'en'],
    ['form', 'What\u202e is it?', 'en'],
    ['form', `${'What did you do and '.repeat(11)}why?`, 'en'],
    ['form', '??', 'en'],
    ['question', 'All diaries of the team follow.', 'en'],
    ['question', 'What did you do? And with whom?', 'en'],
    ['question', 'What did you do? Tell me everything.', 'en'],
    ['question', '今天做了什么？和谁一起？', 'zh'],
    ['language', '今天做了什么？', 'en'],
    ['language', 'What did you do today?', 'zh'],
    ['echo', 'Shall I ask them the one question whose answer the diary lacks?', 'en'],
    ['repeated', 'who was it  for?', 'en'],
    ['invented', 'How did baking the 300 loaves go?', 'en'],
    ['invented', 'What did Peter say to the loaves?', 'en'],
    ['invented', 'You wrote “I hate the school”. Why?', 'en'],
    ['invented', '小李对压榨机怎么看？', 'zh'],
  ])('is dropped (%s): %s', (fault, question, language) => expect(judge(question, language)).toBe(fault));
});

describe('the text of a model', () => {
  const said = [
    { id: 'a1', text: 'Baked 140 loaves with Ana, because the school ordered late.' },
    { id: 'a2', text: 'I did not clean the oven.' },
  ];
  const modules = { learnings: false, mistakes: true, nextTasks: true, unclear: true };
  const day = { entry: emptySections(), modules, isNewcomer: false, planned: [], goals: [] };
  const make = (...lines: [section: OfferedLine['section'], text: string, ...cites: string[]][]) =>
    textOfLines(
      lines.map(([section, text, ...cites]) => ({ section, text, cites })),
      { said, instructions, date: '2026-03-31', day },
    );
  const baked = ['summary', 'Baked 140 loaves with Ana because the school ordered late.', 'a1'] as const;
  const oven = ['mistakes', 'I didn’t clean the oven.', 'a2'] as const;

  test('stands in its sections where it says what was said', () => {
    expect(make([...baked], [...oven])).toEqual({
      summary: baked[1],
      learnings: '',
      mistakes: [oven[1]],
      nextTasks: [],
      unclear: [],
    });
  });

  test.each<[string, ...Parameters<typeof make>]>([
    ['a number', ['summary', 'Baked 150 loaves with Ana because the school ordered late.', 'a1'], [...oven]],
    ['a name', ['summary', 'Baked 140 loaves with Tom because the school ordered late.', 'a1'], [...oven]],
    ['a denial', [...baked], ['mistakes', 'I cleaned the oven.', 'a2']],
    [
      'what no one said',
      ['summary', 'Baked 140 loaves, and my boss shouted angrily all morning.', 'a1'],
      [...oven],
    ],
    ['another language', ['summary', '和Ana一起烤了140个面包。', 'a1'], [...oven]],
    ['only a part of it', [...baked]],
    ['something without saying of what', [...baked], [...oven], ['summary', 'Baked loaves.']],
    ['something in a section that is off', [...baked], ['learnings', 'I did not clean the oven.', 'a2']],
    ['a link', ['summary', 'Baked 140 loaves with Ana, https://evil.example', 'a1'], [...oven]],
  ])('is not taken with %s', (_, ...lines) => expect(make(...lines)).toBeNull());

  test('is not taken where a list has no room left', () => {
    const tasks = Array.from({ length: 5 }, (_, at) => `Task ${at}`);
    const line = { section: 'nextTasks' as const, text: 'Clean the oven.', cites: ['a1'] };
    const full = { ...day, entry: { ...emptySections(), nextTasks: tasks } };
    const one = [{ id: 'a1', text: 'Clean the oven' }];
    const make = (of: typeof day) =>
      textOfLines([line], { said: one, instructions, date: '2026-03-31', day: of });
    expect(make(day)?.nextTasks).toEqual(['Clean the oven.']);
    expect(make(full)).toBeNull();
  });
});
