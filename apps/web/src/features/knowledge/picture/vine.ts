import { drawBerry } from '../../../components/paper/brand.ts';
import type { Palette } from '../../../components/paper/palettes.ts';
import { chance, type Pen } from '../../../components/paper/pen.ts';
import { LEAF_HALF } from '../../../components/vine/vine-shapes.tsx';
import type { Format } from './layout.ts';

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

/** The vine of a sheet, with its leaves, tendrils and bunches. */
export function drawVine(pen: Pen, format: Format, colours: Palette): void {
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
