import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { blockersIn, questionsIn, sentencesIn, thanksIn, themesOf } from './index.ts';

const wrote = (authorId: string, summary: string) =>
  sentencesIn({ id: `diary of ${authorId}`, authorId, entry: { ...emptySections(), summary } });

test('what two people wrote about is no theme, however often', () => {
  const two = [
    ...wrote('ana', 'The freezer stopped.\nThe freezer is old.'),
    ...wrote('ben', 'Cleaned the freezer.'),
  ];
  expect(themesOf(two, [])).toEqual([]);
  const [theme] = themesOf([...two, ...wrote('eva', 'Ordered a new freezer.')], []);
  expect(theme).toMatchObject({ phrase: 'freezer', people: 3 });
  expect(new Set(theme?.citations.map(({ authorId }) => authorId))).toEqual(new Set(['ana', 'ben', 'eva']));
});

test('a name is no theme', () => {
  const texts = ['ana', 'ben', 'eva'].flatMap((id) => wrote(id, 'Worked beside Kim Okafor at the kiln.'));
  const phrases = themesOf(texts, ['Kim Okafor']).map(({ phrase }) => phrase);
  expect(phrases).toEqual(['kiln']);
});

test('nor is a Chinese one, whole, as colleagues say it, or within a phrase', () => {
  const texts = ['ana', 'ben', 'eva'].flatMap((id) => wrote(id, '王磊改了曲线图，一鸣值了夜班。'));
  const phrases = themesOf(texts, ['王磊', '赵一鸣']).map(({ phrase }) => phrase);
  expect(phrases.filter((phrase) => /[王磊鸣]/u.test(phrase))).toEqual([]);
  expect(phrases.join()).toContain('曲线图');
});

test('forms of a word are one theme, and it is called as most call it', () => {
  const texts = [
    ...wrote('a', 'Two pumps failed.'),
    ...wrote('b', 'Read the pump log.'),
    ...wrote('c', 'Fixed the pumps.'),
  ];
  expect(themesOf(texts, []).map(({ phrase }) => phrase)).toEqual(['pumps']);
});

test('what is solved, or might be, blocks no one', () => {
  const texts = wrote(
    'ana',
    [
      'I can’t go on until the key is here.',
      'I was stuck with the key yesterday.',
      'If the key were missing we could not go on without it.',
      '钥匙没到，没法继续。',
      '如果钥匙没到，没法继续。',
    ].join('\n'),
  );
  expect(blockersIn(texts).map(({ shown }) => shown)).toEqual([
    'I can’t go on until the key is here.',
    '钥匙没到，没法继续。',
  ]);
});

test('thanks are from the writer, to a teammate whose name stands there, also by a first name that one alone has', () => {
  const members = [
    { id: 'ana', name: 'Ana Costa' },
    { id: 'tom', name: 'Tom Berg' },
    { id: 'tim', name: 'Tom Lind' },
    { id: 'li', name: '李想' },
  ];
  const texts = [
    ...wrote('tom', 'Thanks to Ana for the key.\nMany thanks, Banana!'),
    ...wrote('ana', 'Thank you, Tom.\nThanks to Tom Berg.\n谢谢李想。\nThanks to Ana.'),
    ...wrote('li', 'Tom Berg thanked me.'),
  ];
  expect(thanksIn(texts, members).map(({ fromId, toId }) => `${fromId} → ${toId}`)).toEqual([
    'tom → ana',
    'ana → tom',
    'ana → li',
  ]);
});

test('what a section of unclear things holds is asked, and what someone else asked is not', () => {
  const texts = sentencesIn({
    id: 'd',
    authorId: 'ana',
    entry: {
      ...emptySections(),
      summary: 'Why is the light red?\nA child asked: "May I read?"\nI wonder whether it helps.',
      unclear: ['The noise in hall 2'],
    },
  });
  expect(questionsIn(texts).map(({ shown }) => shown)).toEqual([
    'Why is the light red?',
    'I wonder whether it helps.',
    'The noise in hall 2',
  ]);
});

test('what counts a thing is no part of its headline, and a time before a word is', () => {
  const phraseOf = (...lines: string[]) =>
    themesOf(
      lines.flatMap((line, at) => wrote(`${at}`, line)),
      [],
    ).map(({ phrase }) => phrase);
  expect(phraseOf('这座城市下雨了。', '去了一座城市。', '那座城市很热。')).toEqual(['城市']);
  expect(phraseOf('The night shift ran late.', 'I took a night shift.', 'A night shift is open.')).toEqual([
    'night shift',
  ]);
});
