import { languageOf } from '@garden/i18n/language-of';
import type { Palette } from '../../../components/paper/palettes.ts';
import type { Pen } from '../../../components/paper/pen.ts';
import { type Format, type Layout, sheets } from './layout.ts';

const HAN = /\p{Script=Han}/u;
/** Of the system’s fonts; what is written in Chinese has their punctuation and quotation marks, too. */
const CHINESE = '"Songti SC", "PingFang SC", "Noto Serif CJK SC", "Source Han Serif SC"';

/** Takes up the font that a text is measured and drawn in, whose signs are those of its own language. */
export function takeFont(pen: Pen, text: string, size: number, family: string): void {
  // A browser that knows no language of a pen has the canvas’s.
  pen.lang = languageOf(text) ?? 'inherit';
  pen.font = `${size}px ${HAN.test(text) ? `${CHINESE}, ${family}` : family}`;
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
    pen.lang = 'inherit';
    pen.font = `${rowHeight * 3.4}px ${fonts.words}`;
    // A Chinese font has the sign at the right of its square: what is seen of it begins where the words do.
    const { actualBoundingBoxLeft } = pen.measureText('“');
    pen.fillText('“', words.x + actualBoundingBoxLeft, first.baseline + rowHeight * 1.28);
  }
  for (const { text, kind, baseline } of rows) {
    pen.fillStyle = kind === 'words' ? colours.ink : colours.name;
    if (kind === 'words') takeFont(pen, text, size, fonts.words);
    else takeFont(pen, text, nameSize, fonts.name);
    pen.fillText(text, words.x, baseline);
  }
}
