import type { Palette } from './palettes.ts';
import type { Sheet } from './paper.ts';
import type { Pen } from './pen.ts';

/** How large the brand is on a sheet, and where its line is: higher on a telephone’s screen, whose edge is covered. */
export function brandPlace({ width, height }: Pick<Sheet, 'width' | 'height'>): { size: number; y: number } {
  const size = Math.min(width, height) * 0.026;
  return { size, y: height - size * (height > 2 * width ? 5 : 2.3) };
}

/** The name of the product beside three berries. */
export function drawBrand(pen: Pen, sheet: Sheet, colours: Palette, brand: string, serif: string): void {
  const { size, y } = brandPlace(sheet);
  const x = sheet.words.x;
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

/** A round berry with the light on it. */
export function drawBerry(
  pen: Pen,
  { x, y, colour }: { x: number; y: number; colour: string },
  r: number,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
  const round = pen.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r);
  round.addColorStop(0, 'oklch(1 0 0 / 0.5)');
  round.addColorStop(0.35, 'oklch(1 0 0 / 0.1)');
  round.addColorStop(0.75, 'oklch(0.2 0.1 300 / 0)');
  round.addColorStop(1, 'oklch(0.15 0.1 300 / 0.4)');
  pen.fillStyle = round;
  pen.fill();
}
