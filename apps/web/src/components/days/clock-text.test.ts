import { expect, test } from 'vitest';
import { parseClockText, stepClock } from './clock-text.ts';

test('a time is read as people of both languages type it', () => {
  for (const text of [
    '17:30',
    '17：30',
    ' 17.30 ',
    '1730',
    '17点30分',
    '5:30 pm',
    '5.30PM',
    '下午5:30',
    '下午5点30',
  ])
    expect(parseClockText(text), text).toBe('17:30');
  for (const text of ['9', '09', '9:00', '0900', '900', '9点', '9 am', '上午9点']) {
    expect(parseClockText(text), text).toBe('09:00');
  }
  expect(parseClockText('12 am')).toBe('00:00');
  expect(parseClockText('12:15 pm')).toBe('12:15');
});

test('what is no time of a day is none', () => {
  for (const text of [
    '',
    '24:00',
    '17:60',
    '17:3',
    '2561',
    '13 pm',
    '0 am',
    'noon',
    '-1',
    '1:2:3',
    '12345',
  ]) {
    expect(parseClockText(text), text).toBeUndefined();
  }
});

test('steps go to whole quarters and hours, round the clock', () => {
  expect(stepClock('17:30', 15)).toBe('17:45');
  expect(stepClock('17:31', 15)).toBe('17:45');
  expect(stepClock('17:31', -15)).toBe('17:30');
  expect(stepClock('23:45', 15)).toBe('00:00');
  expect(stepClock('00:00', -15)).toBe('23:45');
  expect(stepClock('00:00', -60)).toBe('23:00');
});
