import { call, get, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { fontsOf, pagesOf, picturesOf } from './support/pdf.ts';
import { photo } from './support/photo.ts';

/** Millimetres of a page that no text may stand in, in points. */
const points = (millimetres: number) => (millimetres * 72) / 25.4;
const [ABOVE, BELOW] = [points(22), points(26)];

/** A paragraph in which each word says where it stands. */
const paragraph = (chapter: string, at: number, words: number) =>
  Array.from({ length: words }, (_, word) => `${chapter}${at}w${word}`).join(' ');
const CHINESE = '葡萄要慢慢修剪，不急。今天把北坡的四十行都剪完了，手很酸，心里很踏实。';

test('a book is printed on pages: no line and no picture is cut, no heading stands alone, both scripts are in it', async ({
  page,
  person,
  request,
}, testInfo) => {
  await makeTeam(request, person, 'Harvest');
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const year = Number(today.slice(0, 4)) - 1;
  // Of different lengths, so that pages end at every kind of place.
  const chapters = ['a', 'b', 'c', 'd'].map((name, at) => ({
    name,
    month: `${year}-0${at + 1}`,
    paragraphs: Array.from({ length: 18 + 5 * at }, (_, nth) => 8 + ((nth * 37 + at * 11) % 120)),
  }));
  const pictures: string[] = [];
  for (const [name, colour] of [
    ['vines', '#6b3a9e'],
    ['press', '#b98a55'],
    ['sky', '#5a7f9c'],
  ] as const) {
    const { mimeType, buffer } = await photo(page, name, colour);
    const image = `data:${mimeType};base64,${buffer.toString('base64')}`;
    pictures.push((await call<{ file: string }>(request, 'user/diary/image', { image }, person)).file);
  }
  for (const { name, month, paragraphs } of chapters) {
    const lines = [
      // One alone, and two side by side; most of them come as they are scrolled to.
      ...paragraphs.flatMap((words, at) => [
        { text: paragraph(name, at, words) },
        ...(at === 5 ? pictures.slice(0, 1).map((picture) => ({ text: '', picture })) : []),
        ...(at === 11 ? pictures.slice(1).map((picture) => ({ text: `beside-${name}`, picture })) : []),
      ]),
      { text: CHINESE.repeat(6) },
    ];
    await call(
      request,
      'user/autobiography/update',
      { month, version: 0, title: `Title-${name}`, lines },
      person,
    );
  }
  const cover = { title: 'Grapes and I', dedication: '给妹妹', order: 'oldest' };
  await call(request, 'user/autobiography/arrange', cover, person);
  await page.goto('/autobiography?print=true');
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(page.getByText('d0w0')).toBeVisible();
  // Nothing that leads elsewhere is on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('a:visible, button:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const path = testInfo.outputPath('book.pdf');
  await page.pdf({ path, preferCSSPageSize: true });

  const pages = pagesOf(path);
  const [first, ...others] = pages;
  expect(first?.lines.map(({ text }) => text)).toEqual(['Grapes and I', '给妹妹']);
  // What stands on pages, without their numbers.
  const written = others.map(({ height, lines }, at) => {
    const number = lines.at(-1);
    expect(number?.text).toBe(String(at + 2));
    const text = lines.slice(0, -1);
    for (const { middle } of text) {
      expect(middle).toBeGreaterThan(ABOVE);
      expect(middle).toBeLessThan(height - BELOW);
    }
    return text.map((line) => line.text);
  });
  const all = written.flat().join(' ');
  // A line that a page cuts would stand on both.
  const told = chapters.flatMap(({ name, paragraphs }) =>
    paragraphs.flatMap((words, at) => paragraph(name, at, words).split(' ')),
  );
  expect(all.match(/\b[a-d]\d+w\d+\b/g)).toEqual(told);
  for (const { name, paragraphs } of chapters) {
    // Each chapter begins a page, with some of what it says.
    const begun = written.filter((lines) => lines.some((line) => line.includes(`Title-${name}`)));
    expect(begun).toHaveLength(1);
    expect(begun[0]?.[0]).toContain(`Title-${name}`);
    expect(begun[0]?.length).toBeGreaterThan(4);
    for (const at of paragraphs.keys()) {
      // Of a paragraph that is on two pages, no line is alone on either.
      const parts = written.map((lines) => lines.filter((line) => line.includes(`${name}${at}w`)).length);
      if (parts.filter((lines) => lines > 0).length > 1)
        expect(Math.min(...parts.filter((lines) => lines > 0))).toBeGreaterThan(1);
    }
  }
  expect(all.replaceAll(' ', '')).toContain(CHINESE.repeat(6));

  // A picture that a page cuts would stand on both; those that follow each other stand on one.
  const shown = picturesOf(path).map(({ page: at }) => at);
  expect(shown).toHaveLength(3 * chapters.length);
  const beside = pages.map(({ lines }) => lines.filter(({ text }) => text.includes('beside-')).length);
  expect(beside.filter((count) => count > 0)).toEqual(chapters.map(() => 1));
  for (const [at, count] of beside.entries())
    if (count > 0) expect(shown.filter((one) => one === at + 1).length).toBeGreaterThanOrEqual(2);

  const fonts = fontsOf(path);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
});
