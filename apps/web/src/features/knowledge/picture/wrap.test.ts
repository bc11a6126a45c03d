import { describe, expect, test } from 'vitest';
import { wrapText } from './wrap.ts';

/** Chinese characters are two wide, all others one. */
const measure = (text: string) =>
  [...text].reduce(
    (sum, sign) => sum + (/[\p{Script=Han}，。！？、；：“”（）《》—…]/u.test(sign) ? 2 : 1),
    0,
  );
const wrap = (text: string, width: number, locale = 'en') => wrapText(text, width, measure, locale);

describe('lines of a picture', () => {
  test('break between words, and none is wider than the room', () => {
    const text = 'Small steps every working day beat one heroic week at the end of the quarter.';
    const lines = wrap(text, 24);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(24);
  });

  test('are about as long as each other: no word is left alone', () => {
    const lines = wrap('Ask the person who did it before you read it twice', 46);
    expect(lines).toHaveLength(2);
    expect(Math.abs(measure(lines[0] ?? '') - measure(lines[1] ?? ''))).toBeLessThan(10);
  });

  test('in Chinese never begin with a closing mark nor end with an opening one', () => {
    const text = '先把问题说清楚，再动手去做；“慢”就是“快”。（这是王工说的）我们都记住了——真的……别忘了！';
    for (let width = 8; width <= 40; width += 2) {
      const lines = wrap(text, width, 'zh-Hans');
      expect(lines.join(''), `at ${width}`).toBe(text);
      for (const line of lines.slice(1)) expect(line, `at ${width}`).not.toMatch(/^[，。；：！？、”）》…—]/u);
      for (const line of lines.slice(0, -1)) expect(line, `at ${width}`).not.toMatch(/[“（《]$/u);
      for (const line of lines) expect(measure(line), `at ${width}`).toBeLessThanOrEqual(Math.max(width, 12));
    }
  });

  test('keep a Chinese word whole where it is known', () => {
    expect(wrap('今天团队完成', 8, 'zh-Hans').every((line) => !/^队|团$/u.test(line))).toBe(true);
  });

  test('keep both scripts of a mixed sentence', () => {
    const text = '我们用 TypeScript 写了 API，客户说 it works。';
    const lines = wrap(text, 16, 'zh-Hans');
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(lines.join('|')).toMatch(/TypeScript/);
  });

  test('cut what is wider than a line, between characters as people see them', () => {
    const family = '👩‍👩‍👧‍👦';
    const lines = wrap(`https://garden.example/${'a'.repeat(30)}${family}`, 20);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toContain(family);
    expect(lines.some((line) => line.includes(family))).toBe(true);
  });

  test('keep the paragraphs of a text, without empty ones', () => {
    expect(wrap('One.\n\n  Two.  ', 40)).toEqual(['One.', 'Two.']);
    expect(wrap(' \n ', 40)).toEqual([]);
  });
});
