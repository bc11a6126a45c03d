import { describe, expect, test } from 'vitest';
import { formats, layOut, sheets } from './layout.ts';

/** Letters half as wide as they are high. */
const fonts = { measure: (text: string, size: number) => [...text].length * size * 0.5, locale: 'en' };
const line = (words: number) => ({
  text: Array.from({ length: words }, () => 'vine').join(' '),
  by: 'Lin Mei',
});

describe.each(formats)('on the %s sheet', (format) => {
  const { words, largest, smallest } = sheets[format];

  test('a short line has the largest letters, in the middle of the room', () => {
    const layout = layOut([line(2)], format, fonts);
    expect(layout?.size).toBe(largest - ((largest - smallest) % 2));
    const [first, last] = [layout?.rows[0], layout?.rows.at(-1)];
    expect(first?.text).toBe('vine vine');
    expect(last).toMatchObject({ kind: 'name', text: 'Lin Mei' });
    const above = (first?.baseline ?? 0) - words.y;
    const below = words.y + words.height - (last?.baseline ?? 0);
    expect(Math.abs(above - below)).toBeLessThan((layout?.rowHeight ?? 0) * 1.1);
  });

  test('500 characters fit, smaller, within the room and on its ruled lines', () => {
    const layout = layOut([{ text: 'vine '.repeat(100).trim(), by: 'Lin Mei' }], format, fonts);
    expect(layout).toBeDefined();
    if (!layout) return;
    expect(layout.size).toBeLessThan(largest);
    for (const { baseline, text, kind } of layout.rows) {
      expect(baseline).toBeGreaterThan(words.y);
      expect(baseline).toBeLessThanOrEqual(words.y + words.height);
      expect(fonts.measure(text, kind === 'words' ? layout.size : layout.nameSize)).toBeLessThanOrEqual(
        words.width,
      );
    }
    const steps = layout.rows
      .slice(1)
      .map(({ baseline }, index) => baseline - (layout.rows[index]?.baseline ?? 0));
    for (const step of steps)
      expect(Math.abs(step / layout.rowHeight - Math.round(step / layout.rowHeight))).toBeLessThan(0.05);
  });

  test('several lines stand apart, each with its name', () => {
    const layout = layOut([line(3), line(4)], format, fonts);
    const names = layout?.rows.filter(({ kind }) => kind === 'name') ?? [];
    expect(names).toHaveLength(2);
    const second = layout?.rows[(layout.rows.indexOf(names[0] as (typeof names)[0]) ?? 0) + 1];
    expect((second?.baseline ?? 0) - (names[0]?.baseline ?? 0)).toBeGreaterThan(
      (layout?.rowHeight ?? 0) * 1.5,
    );
  });

  test('what does not fit is refused', () => {
    expect(
      layOut(
        Array.from({ length: 40 }, () => line(80)),
        format,
        fonts,
      ),
    ).toBeUndefined();
  });
});
