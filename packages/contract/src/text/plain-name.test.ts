import { describe, expect, test } from 'vitest';
import * as f from '../fields.ts';
import { isPlainName, withoutUnseen } from './plain-name.ts';

describe('a name may be', () => {
  test.each([
    'Maya Okafor',
    '李娜',
    '王　芳',
    'José-María O’Neill',
    'Nguyễn Thị Ánh',
    'Đặng, Jr.',
    'Ольга',
    'محمد',
    '=1+1',
    'Team 🍇',
    'Family 👨‍👩‍👧',
    '❤️ Ops',
    '1️⃣ first',
    'Grape lovers',
    'Anonymous',
    '葡萄园',
    '匿名者',
  ])('%s', (name) => expect(isPlainName(name)).toBe(true));
});

describe('a name holds nothing unseen', () => {
  test.each([
    ['a tab', 'Ma\tya'],
    ['a line end', 'Maya\nOkafor'],
    ['a line separator', 'Maya\u2028Okafor'],
    ['a bell', 'Maya\u0007'],
    ['a C1 control', 'Maya\u009b1m'],
    ['a zero-width space', 'Ma\u200bya'],
    ['a joiner between letters', 'Ma\u200dya'],
    ['a joiner after an emoji', '🍇\u200d'],
    ['a word joiner', 'Ma\u2060ya'],
    ['a byte order mark inside', 'Ma\ufeffya'],
    ['a soft hyphen', 'Ma\u00adya'],
    ['a right-to-left override', 'Maya\u202egnp'],
    ['a right-to-left mark', 'Maya\u200f'],
    ['an isolate', '\u2066Maya\u2069'],
    ['a filler alone', '\u3164'],
    ['a blank Braille cell', '\u2800'],
    ['tags', 'Maya\u{e0041}'],
    ['an accent alone', '\u0301'],
  ])('%s', (_, name) => expect(isPlainName(name)).toBe(false));
});

describe('a name looks like no anonymous voice', () => {
  test.each([
    'Anonymous Grape 2',
    'anonymous grape',
    'ANONYMOUS   GRAPE 3',
    'AnonymousGrape',
    'Anonymous-Grape_2',
    'The Anonymous Grape',
    'Ａｎｏｎｙｍｏｕｓ Ｇｒａｐｅ ２',
    '𝐀𝐧𝐨𝐧𝐲𝐦𝐨𝐮𝐬 𝓖𝓻𝓪𝓹𝓮',
    'Ⓐnonymous Ⓖrape',
    '🅐🅝🅞🅝🅨🅜🅞🅤🅢 🅖🅡🅐🅟🅔',
    'Аnоnуmоuѕ Grаре 2',
    'Αnonymous Grape',
    'Ánönymoùs Grápe',
    'ᴀɴᴏɴʏᴍᴏᴜꜱ ɢʀᴀᴘᴇ',
    'An0nym0us Gr4p3',
    'Anonyrnous Grape',
    '匿名葡萄 2',
    '匿 名 葡 萄',
    '匿名·葡萄2',
    '匿名 Grape 2',
    'Anonymous 葡萄',
  ])('%s', (name) => expect(isPlainName(name)).toBe(false));
});

test.each([
  ['people', f.personName()],
  ['teams', f.teamName()],
  ['departments', f.departmentName()],
  ['days off', f.dayOffName()],
  ['groups', f.groupName()],
])('the rule holds for the names of %s', (_, schema) => {
  expect(schema.safeParse('Maya').success).toBe(true);
  const refused = schema.safeParse('Anonymous Grape 2');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['nameNotPlain']);
});

test('what cannot be seen is left out of a name that someone else gives', () => {
  expect(withoutUnseen(' Ma\u200bya\t\u202e Okafor\n')).toBe('Maya Okafor');
});
