import { type Format, type Layout, sheets } from './layout.ts';
import type { Palette } from './palettes.ts';
import type { Pen } from './pen.ts';
import { drawBerry } from './vine.ts';

const HAN = /\p{Script=Han}/u;
/** Of the system’s fonts; what is written in Chinese has their punctuation and quotation marks, too. */
const CHINESE = '"Songti SC", "PingFang SC", "Noto Serif CJK SC", "Source Han Serif SC"';

/** The font that a text is measured and drawn in. */
export function fontFor(text: string, size: number, family: string): string {
  return `${size}px ${HAN.test(text) ? `${CHINESE}, ${family}` : family}`;
}

/** The lines with their names, behind a quotation mark. */
export function drawWords(
  pen: Pen,
  format: Format,
  colours: Palette,
  { size, nameSize, rowHeight, rows }: Layout,
  fonts: { words: string; name: string },
): void {
  const { words } = sheets[format];
  const [first] = rows;
  if (first) {
    pen.fillStyle = colours.mark;
    pen.font = `${rowHeight * 3.4}px ${fonts.words}`;
    // A Chinese font has the sign at the right of its square: what is seen of it begins where the words do.
    const { actualBoundingBoxLeft } = pen.measureText('“');
    pen.fillText('“', words.x + actualBoundingBoxLeft, first.baseline + rowHeight * 1.28);
  }
  for (const { text, kind, baseline } of rows) {
    pen.fillStyle = kind === 'words' ? colours.ink : colours.name;
    pen.font = kind === 'words' ? fontFor(text, size, fonts.words) : fontFor(text, nameSize, fonts.name);
    pen.fillText(text, words.x, baseline);
  }
}

/** The name of the product beside three berries. */
export function drawBrand(pen: Pen, format: Format, colours: Palette, brand: string, serif: string): void {
  const { width, height, words } = sheets[format];
  const size = Math.round(Math.min(width, height) * 0.026);
  const y = height - size * (format === 'phone' ? 5 : 2.3);
  const x = words.x;
  const r = size * 0.3;
  for (const [dx, dy, shade] of [
    [0, 0, 0],
    [2, 0, 1],
    [1, 1.7, 2],
  ] as const) {
    drawBerry(pen, { x: x + r + dx * r, y: y - size * 0.62 + dy * r, colour: colours.berries[shade] }, r);
  }
  pen.fillStyle = colours.brand;
  pen.font = `${size}px ${serif}`;
  pen.fillText(brand, x + size * 1.5, y);
}
