import { describe, expect, test } from 'vitest';
import { spellingFaults } from './spelling.ts';
import { pointerFaults, withoutDrawnBlanks, wordFaults } from './word-rules.ts';

const GOOD = '好';

describe('wordFaults', () => {
  test.each([
    ['Whom are you looking for?', 'Whom'],
    ['Nobody has answered yet', 'Nobody'],
    ['Ask somebody, or whoever is there', 'somebody'],
    ['Invite by mail', 'mail'],
    ['Your e-mail address', 'e-mail'],
    ['Two mails a day', 'mails'],
    ['This can not be undone', 'can not'],
    ['You cannot follow yourself', 'cannot'],
    ['It does not open', 'does not'],
    ['It could not be saved', 'could not'],
    ['You are in no team yet', 'You are'],
    ['{count, plural, one {# day is not there} other {# days are there}}', 'is not'],
    ['Ask{name} for it', 'k{name}'],
    ['{name}has joined', '{name}has'],
    ['Use “Leave the team', '“”'],
  ])('finds what is not said so: %s', (english, word) => {
    expect(wordFaults(english, GOOD)).toEqual([expect.stringContaining(`“${word}”`)]);
  });

  test.each([
    'No one has answered yet',
    'Who are you looking for?',
    'You’re not in a team yet',
    'Invite by email',
    'Gmail opens {mail}',
    '{actor} removed {person}',
    'You are:',
    'Say who you are, and why you come',
    'Not a working day',
    'To-do not found',
    'They stay as they are',
  ])('lets pass what is: %s', (english) => {
    expect(wordFaults(english, GOOD)).toEqual([]);
  });

  test.each([
    ['您的日记', '您'],
    ['团队的创建者', '创建者'],
    ['你 {day} 的日记', '你 {'],
    ['{count, plural, other {# 条评论}}', '# 条'],
    ['<0>日记</0> 已保存', '> 已'],
    ['最近 30天', '近 3'],
    ['用 Google登录', '用 G'],
    ['还没有,再等等', '有,'],
    ['你的的日记', '的的'],
    ['请使用“退出团队', '“”'],
  ])('finds words that the product does not use, and a blank that is drawn anyway: %s', (chinese, found) => {
    expect(wordFaults('', chinese)).toEqual([expect.stringContaining(`“${found}”`)]);
  });

  test.each([
    '你{day}的日记',
    '{count, plural, =0 {还没有人} other {#条评论}}',
    '{others, plural, =0 {{actor}} other {{actor}和另外#人}}回应了你',
    '{sentDays} / {days}',
    '葡萄园 · 团队成长足迹',
    '加入团队',
  ])('lets pass what reads well: %s', (chinese) => {
    expect(wordFaults('', chinese)).toEqual([]);
  });

  test('tells each rule that a sentence breaks', () => {
    expect(wordFaults('Nobody cannot', '您 {name}')).toHaveLength(4);
  });
});

test('spellingFaults finds words that run together or are misspelt, and no others', () => {
  expect(spellingFaults('Add membersto {name}, untill Friday')).toEqual([
    '“membersto”: no such word',
    '“untill”: no such word',
  ]);
  expect(
    spellingFaults('{n, plural, one {# line of {name}’s} other {# lines}} in <0>Learnings</0>: .md, don’t'),
  ).toEqual([]);
});

test('withoutDrawnBlanks takes out what the check finds, and leaves the rest of a plural as it is', () => {
  expect(
    withoutDrawnBlanks('{n, plural, =0 {还没有人} other {已选 # 人，共 {all} 人}} · 用 <0>Google</0> 登录'),
  ).toBe('{n, plural, =0 {还没有人} other {已选#人，共{all}人}} · 用<0>Google</0>登录');
});

describe('pointerFaults', () => {
  const translations = new Map([['Leave the team', '退出团队']]);

  test('lets pass what points at a control by its name, and what points at none', () => {
    expect(pointerFaults('Use “Leave the team”', '请使用“退出团队”', translations)).toEqual([]);
    expect(pointerFaults('No column is called “day”', '没有“day”列', translations)).toEqual([]);
  });

  test('finds a name that no control has, in either language', () => {
    expect(pointerFaults('Use “Leave team”', '请使用“退出团队”', translations)).toEqual([
      '“Leave team”: no control has this name',
    ]);
    expect(pointerFaults('Use “Leave the team”', '请使用“离开团队”', translations)).toEqual([
      'the control is “退出团队” in Chinese',
    ]);
  });
});
