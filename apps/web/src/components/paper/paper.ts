import type { Palette } from './palettes.ts';
import { chance, type Pen } from './pen.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a sheet measures, in pixels. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** The room for words, which is ruled. */
  readonly words: Box;
  /** A line down the side, as in a notebook. */
  readonly hasMargin?: boolean;
};

/**
 * Lined paper.
 * @param first where the first line of words stands
 */
export function drawPaper(pen: Pen, sheet: Sheet, colours: Palette, rowHeight: number, first = 0): void {
  const { width, height, words, hasMargin = false } = sheet;
  const light = pen.createRadialGradient(
    width * 0.35,
    height * 0.3,
    0,
    width * 0.5,
    height * 0.5,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, colours.glow);
  light.addColorStop(0.55, colours.paper);
  light.addColorStop(1, colours.shade);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  drawGrain(pen, width, height, colours);
  pen.strokeStyle = colours.rule;
  pen.lineWidth = 2;
  const start = first + rowHeight * 0.26;
  const above = Math.floor((start - words.y) / rowHeight);
  pen.beginPath();
  for (let y = start - above * rowHeight; y <= words.y + words.height + 1; y += rowHeight) {
    pen.moveTo(words.x - 24, y);
    pen.lineTo(words.x + words.width + 24, y);
  }
  pen.stroke();
  if (!hasMargin) return;
  pen.strokeStyle = colours.margin;
  pen.beginPath();
  pen.moveTo(words.x - 64, 0);
  pen.lineTo(words.x - 64, height);
  pen.stroke();
}

/** Fibres of the paper, hardly seen. */
function drawGrain(pen: Pen, width: number, height: number, { ink }: Palette): void {
  const next = chance(7);
  pen.save();
  pen.globalAlpha = 0.022;
  pen.strokeStyle = ink;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let index = 0; index < (width * height) / 2600; index += 1) {
    const [x, y] = [next() * width, next() * height];
    pen.moveTo(x, y);
    pen.lineTo(x + (next() - 0.5) * 22, y + (next() - 0.5) * 9);
  }
  pen.stroke();
  pen.restore();
}
