import { languageOf } from '@garden/i18n/language-of';
import { drawBrand } from '../../../components/paper/brand.ts';
import { palettes, type Tone } from '../../../components/paper/palettes.ts';
import { drawPaper } from '../../../components/paper/paper.ts';
import type { Pen } from '../../../components/paper/pen.ts';
import { type Format, layOut, type PictureLine, sheets } from './layout.ts';
import { drawVine } from './vine.ts';
import { drawWords, takeFont } from './words.ts';

export type Picture = {
  readonly lines: readonly PictureLine[];
  readonly format: Format;
  readonly tone: Tone;
  readonly locale: string;
  readonly brand: string;
};

/**
 * Draws lines of wisdom on vineyard paper; the canvas takes the size of the format.
 * @returns whether the words fit on it; otherwise the paper is empty
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  { lines, format, tone, locale, brand }: Picture,
): boolean {
  const { width, height } = sheets[format];
  canvas.width = width;
  canvas.height = height;
  // Of most words on it; each of them has its own where the browser knows a language of the pen.
  canvas.lang = languageOf(lines.map(({ text }) => text).join(' ')) ?? locale;
  const pen: Pen | null = canvas.getContext('2d');
  if (!pen) return false;
  const colours = palettes[tone];
  const style = getComputedStyle(document.documentElement);
  const fonts = {
    words: style.getPropertyValue('--font-serif').trim() || 'serif',
    name: style.getPropertyValue('--font-sans').trim() || 'sans-serif',
  };
  const measure = (text: string, size: number, kind: keyof typeof fonts) => {
    takeFont(pen, text, size, fonts[kind]);
    return pen.measureText(text).width;
  };
  const layout = layOut(lines, format, { measure, locale });
  drawPaper(
    pen,
    sheets[format],
    colours,
    layout?.rowHeight ?? sheets[format].largest,
    layout?.rows[0]?.baseline,
  );
  drawVine(pen, format, colours);
  if (layout) drawWords(pen, format, colours, layout, fonts);
  pen.lang = locale;
  drawBrand(pen, sheets[format], colours, brand, fonts.words);
  return layout !== undefined;
}
