import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsIn } from './rules.ts';

const ann = { id: 'ann', name: 'Ann', code: 'AAAA' };
const anna = { id: 'anna', name: 'Anna Berg', code: 'BBBB' };
const lin = { id: 'lin', name: '林美', code: 'CCCC' };
const linToo = { id: 'lin-too', name: '林美', code: 'DDDD' };
const people = [ann, anna, lin];
const idsIn = (text: string, among = people) => mentionsIn(text, among).map(({ id }) => id);

describe('a mention', () => {
  test.each([
    ['Thank you, @Ann!', ['ann']],
    ['@ann and @ANN', ['ann']],
    ['@Anna Berg, not Ann', ['anna']],
    ['@Anna', []],
    ['谢谢@林美的建议', ['lin']],
    ['＠林美 你好', ['lin']],
    ['@Ann你好', ['ann']],
    ['write to bo@ann.example', []],
    ['@林美 @Ann', ['lin', 'ann']],
    ['@Nobody', []],
    ['@', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test('tells people of one name apart by their codes, and means none of them without', () => {
    const both = [lin, linToo];
    expect(idsIn('@林美', both)).toEqual([]);
    expect(idsIn('@林美#dddd 早', both)).toEqual(['lin-too']);
    expect(idsIn('@林美#ZZZZ', both)).toEqual([]);
  });
});

const name = fc.string({
  unit: fc.constantFrom('a', 'b', 'B', ' ', '林', '美', 'é', '.'),
  minLength: 1,
  maxLength: 4,
});
const somebody = fc.record({
  id: fc.uuid(),
  name: name.map((each) => each.trim() || 'a'),
  code: fc.constant('XXXX'),
});

describe('whatever is written', () => {
  test('mentions people of the audience alone, each once', () => {
    fc.assert(
      fc.property(
        fc.array(somebody, { maxLength: 5 }),
        fc.string({ unit: fc.constantFrom('@', 'a', 'b', '林', ' ', '#') }),
        (audience, text) => {
          const found = idsIn(text, audience);
          expect(new Set(found).size).toBe(found.length);
          expect(audience.map(({ id }) => id)).toEqual(expect.arrayContaining(found));
        },
      ),
    );
  });

  test('finds the person named by a name that no one shares, between spaces', () => {
    fc.assert(
      fc.property(fc.array(somebody, { minLength: 1, maxLength: 5 }), (audience) => {
        const [first] = audience;
        if (!first) return;
        const fold = (text: string) => text.toLowerCase();
        const alike = audience.filter((each) => fold(each.name).startsWith(fold(first.name)));
        fc.pre(alike.length === 1);
        expect(idsIn(`so @${first.name} said`, audience)).toEqual([first.id]);
      }),
    );
  });
});
