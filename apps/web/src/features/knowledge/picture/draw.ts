import { LEAF_HALF } from '../../../components/vine-shapes.tsx';
import { type Format, type Layout, layOut, type PictureLine, sheets } from './layout.ts';

export const tones = ['day', 'dusk'] as const;
export type Tone = (typeof tones)[number];

type Palette = Readonly<
  Record<
    | 'paper'
    | 'glow'
    | 'shade'
    | 'rule'
    | 'margin'
    | 'ink'
    | 'name'
    | 'mark'
    | 'stem'
    | 'leaf'
    | 'vein'
    | 'brand',
    string
  >
> & { readonly berries: readonly [string, string, string] };

/** The colours of the product’s paper by day, and of a vineyard at dusk: a picture is the same in either theme. */
const palettes: Readonly<Record<Tone, Palette>> = {
  day: {
    paper: 'oklch(0.982 0.01 92)',
    glow: 'oklch(0.997 0.006 95)',
    shade: 'oklch(0.955 0.022 88)',
    rule: 'oklch(0.86 0.03 303 / 0.55)',
    margin: 'oklch(0.6 0.15 10 / 0.35)',
    ink: 'oklch(0.255 0.045 305)',
    name: 'oklch(0.455 0.09 303)',
    mark: 'oklch(0.435 0.165 303 / 0.16)',
    stem: 'oklch(0.5 0.06 85)',
    leaf: 'oklch(0.56 0.12 142)',
    vein: 'oklch(0.97 0.03 130 / 0.65)',
    brand: 'oklch(0.5 0.04 303)',
    berries: ['oklch(0.3 0.13 292)', 'oklch(0.43 0.165 303)', 'oklch(0.55 0.15 318)'],
  },
  dusk: {
    paper: 'oklch(0.245 0.05 303)',
    glow: 'oklch(0.34 0.085 312)',
    shade: 'oklch(0.185 0.035 295)',
    rule: 'oklch(0.7 0.06 303 / 0.14)',
    margin: 'oklch(0.75 0.13 20 / 0.25)',
    ink: 'oklch(0.965 0.014 92)',
    name: 'oklch(0.84 0.075 85)',
    mark: 'oklch(0.86 0.1 85 / 0.2)',
    stem: 'oklch(0.62 0.06 85)',
    leaf: 'oklch(0.6 0.11 148)',
    vein: 'oklch(0.95 0.04 130 / 0.45)',
    brand: 'oklch(0.8 0.04 303)',
    berries: ['oklch(0.48 0.17 298)', 'oklch(0.58 0.18 308)', 'oklch(0.68 0.15 320)'],
  },
};

export type Picture = {
  readonly lines: readonly PictureLine[];
  readonly format: Format;
  readonly tone: Tone;
  readonly locale: string;
  readonly brand: string;
};

type Pen = CanvasRenderingContext2D;

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
  canvas.lang = locale;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  const colours = palettes[tone];
  const style = getComputedStyle(document.documentElement);
  const fonts = {
    words: style.getPropertyValue('--font-serif').trim() || 'serif',
    name: style.getPropertyValue('--font-sans').trim() || 'sans-serif',
  };
  const measure = (text: string, size: number, kind: keyof typeof fonts) => {
    pen.font = fontFor(text, size, fonts[kind]);
    return pen.measureText(text).width;
  };
  const layout = layOut(lines, format, { measure, locale });
  drawPaper(pen, format, colours, layout?.rowHeight ?? sheets[format].largest, layout?.rows[0]?.baseline);
  drawVine(pen, format, colours);
  if (layout) drawWords(pen, format, colours, layout, fonts);
  drawBrand(pen, format, colours, brand, fonts.words);
  return layout !== undefined;
}

const HAN = /\p{Script=Han}/u;
/** Of the system’s fonts; what is written in Chinese has their punctuation and quotation marks, too. */
const CHINESE = '"Songti SC", "PingFang SC", "Noto Serif CJK SC", "Source Han Serif SC"';

function fontFor(text: string, size: number, family: string): string {
  return `${size}px ${HAN.test(text) ? `${CHINESE}, ${family}` : family}`;
}

/** Chance that is the same each time, so that a picture does not flicker while someone chooses. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function drawPaper(pen: Pen, format: Format, colours: Palette, rowHeight: number, first = 0): void {
  const { width, height, words } = sheets[format];
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
  if (format !== 'page') return;
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

type Branch = {
  /** From where to where the branch goes, with the two points that bend it. */
  readonly path: readonly [number, number, number, number, number, number, number, number];
  readonly thick: number;
  /** Place on the branch (0–1), size, degrees. */
  readonly leaves: readonly (readonly [number, number, number])[];
  /** Place on the branch, size of a berry. */
  readonly bunches: readonly (readonly [number, number])[];
  readonly tendrils: readonly (readonly [number, number])[];
};

/** How the vine grows on each sheet: always away from the words. */
const branches: Readonly<Record<Format, Branch>> = {
  square: {
    path: [-20, 60, 260, 150, 640, 10, 1110, 96],
    thick: 13,
    leaves: [
      [0.1, 66, 158],
      [0.27, 46, -22],
      [0.42, 58, 172],
      [0.63, 44, 14],
      [0.72, 52, 196],
      [0.95, 62, 205],
    ],
    bunches: [[0.84, 19]],
    tendrils: [
      [0.33, 40],
      [0.55, 52],
    ],
  },
  phone: {
    path: [-30, 250, 330, 470, 640, 40, 1210, 250],
    thick: 20,
    leaves: [
      [0.08, 112, 160],
      [0.24, 84, -18],
      [0.36, 96, 176],
      [0.55, 72, 8],
      [0.62, 100, 190],
      [0.92, 116, 210],
    ],
    bunches: [
      [0.78, 36],
      [0.3, 25],
    ],
    tendrils: [
      [0.45, 80],
      [0.17, 70],
    ],
  },
  page: {
    path: [-30, 150, 420, 330, 980, 30, 1700, 190],
    thick: 20,
    leaves: [
      [0.08, 112, 158],
      [0.25, 80, -20],
      [0.38, 98, 172],
      [0.6, 76, 12],
      [0.7, 92, 194],
      [0.95, 108, 206],
    ],
    bunches: [[0.83, 32]],
    tendrils: [
      [0.31, 70],
      [0.52, 84],
    ],
  },
  wide: {
    path: [1960, 170, 1780, 10, 1590, 210, 1330, -40],
    thick: 18,
    leaves: [
      [0.07, 92, 196],
      [0.24, 70, 24],
      [0.3, 78, 158],
      [0.62, 96, 190],
      [0.78, 66, -14],
      [0.86, 74, 170],
    ],
    bunches: [[0.46, 38]],
    tendrils: [
      [0.18, 74],
      [0.72, 62],
    ],
  },
};

function pointAt([ax, ay, bx, by, cx, cy, dx, dy]: Branch['path'], at: number): [number, number] {
  const rest = 1 - at;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
  return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
}

function drawVine(pen: Pen, format: Format, colours: Palette): void {
  const { path, thick, leaves, bunches, tendrils } = branches[format];
  const [ax, ay, bx, by, cx, cy, dx, dy] = path;
  pen.save();
  pen.lineCap = 'round';
  for (const [at, size] of tendrils) drawTendril(pen, pointAt(path, at), size, colours);
  pen.strokeStyle = colours.stem;
  pen.lineWidth = thick;
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.bezierCurveTo(bx, by, cx, cy, dx, dy);
  pen.stroke();
  for (const [at, size] of bunches) drawBunch(pen, pointAt(path, at), size, colours);
  for (const [at, size, turn] of leaves) drawLeaf(pen, pointAt(path, at), size, turn, colours);
  pen.restore();
}

function drawTendril(pen: Pen, [x, y]: readonly [number, number], size: number, { leaf }: Palette): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.strokeStyle = leaf;
  pen.lineWidth = 0.07;
  pen.stroke(
    new Path2D(
      'M0 0C.2 .5 .9 .5 .8 1.1C.72 1.5 .2 1.5 .24 1.12C.28 .86 .62 .9 .58 1.14C.55 1.28 .42 1.26 .42 1.16',
    ),
  );
  pen.restore();
}

const leafHalf = () => new Path2D(LEAF_HALF);
const VEINS =
  'M0 .08V-1.36M0 0Q.34-.34 .64-.66M0 0Q-.34-.34-.64-.66M0 0Q.5-.22 .88-.56M0 0Q-.5-.22-.88-.56M0 0Q.4 .04 .72 .3M0 0Q-.4 .04-.72 .3M0-.62L.26-.94M0-.62L-.26-.94';

function drawLeaf(
  pen: Pen,
  [x, y]: readonly [number, number],
  size: number,
  turn: number,
  { leaf, vein, shade, ink }: Palette,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(size, size);
  pen.strokeStyle = leaf;
  pen.lineWidth = 0.1;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(0.04, -0.2, 0, -0.42);
  pen.stroke();
  pen.translate(0, -0.4);
  pen.shadowColor = ink;
  pen.shadowBlur = size * 0.06;
  pen.globalAlpha = 1;
  pen.fillStyle = leaf;
  const half = leafHalf();
  const whole = new Path2D();
  whole.addPath(half);
  whole.addPath(half, new DOMMatrix([-1, 0, 0, 1, 0, 0]));
  pen.shadowColor = 'transparent';
  pen.fill(whole);
  pen.globalAlpha = 0.16;
  pen.fillStyle = shade;
  pen.fill(half);
  pen.globalAlpha = 1;
  pen.strokeStyle = vein;
  pen.lineWidth = 0.045;
  pen.stroke(new Path2D(VEINS));
  pen.restore();
}

/** Berries in each row of a bunch, from its stalk. */
const ROWS = [3, 4, 4, 3, 2, 1];

function drawBunch(pen: Pen, [x, y]: readonly [number, number], radius: number, colours: Palette): void {
  const next = chance(Math.round(x + radius * 13));
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = colours.stem;
  pen.lineWidth = radius * 0.28;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(radius * 0.5, radius, 0, radius * 1.9);
  pen.stroke();
  const berries = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * radius * 1.72 + (next() - 0.5) * radius * 0.3,
      y: radius * (2.5 + row * 1.5) + (next() - 0.5) * radius * 0.3,
      colour: colours.berries[Math.floor(next() * colours.berries.length)] ?? colours.berries[0],
    })),
  );
  for (const berry of berries) drawBerry(pen, berry, radius * (0.94 + next() * 0.12));
  pen.restore();
}

function drawBerry(pen: Pen, { x, y, colour }: { x: number; y: number; colour: string }, r: number): void {
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

function drawWords(
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
    pen.fillText('“', words.x - size * 0.42, first.baseline + rowHeight * 1.28);
  }
  for (const { text, kind, baseline } of rows) {
    pen.fillStyle = kind === 'words' ? colours.ink : colours.name;
    pen.font = kind === 'words' ? fontFor(text, size, fonts.words) : fontFor(text, nameSize, fonts.name);
    pen.fillText(text, words.x, baseline);
  }
}

function drawBrand(pen: Pen, format: Format, colours: Palette, brand: string, serif: string): void {
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
