import { Fragment } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { brandPlace } from '../../../components/paper/brand.ts';
import type { Palette } from '../../../components/paper/palettes.ts';
import { VineDrawing } from '../../../components/vine/vine-drawing.tsx';
import { bunchOf, WIDTH } from '../../../components/vine/vine-layout.ts';
import { BerryShape, PlainBerryShape } from '../../../components/vine/vine-shapes.tsx';
import { countDays } from '../../../components/vine/vine-summary.ts';
import { type Drawn, roomFor } from './bunch.ts';

/** What a picture of the vine shows. */
export type Scene = {
  readonly title: string;
  /** Whose it is. */
  readonly subtitle: string;
  /** One alone is drawn large, more stand side by side over their captions. */
  readonly bunches: readonly (Drawn & { readonly caption?: string })[];
  readonly today: string;
  readonly locale: string;
};

const EDGE = 40;
const HEAD = 104;
export const FOOT = 64;
/** Of one bunch among many, and of the line below it. */
const CELL = 176;
const CAPTION = 24;

/** So large that a text fits its room; Chinese signs are square, others about half as wide. */
function sizeFor(text: string, room: number, most: number): number {
  const width = [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e_80 ? 1 : 0.56), 0);
  return Math.min(most, Math.floor((room / Math.max(1, width)) * 10) / 10);
}

function layOut({ bunches, today }: Scene) {
  const [only] = bunches;
  const drawing = only && bunches.length === 1 ? bunchOf(only.weeks, { seed: only.seed, today }) : undefined;
  const columns = drawing ? 1 : Math.min(bunches.length, bunches.length > 24 ? 8 : 4);
  const bunchHeight = (roomFor(bunches, today) * CELL) / WIDTH;
  const cell = bunchHeight + CAPTION + 12;
  const width = 2 * EDGE + (drawing ? WIDTH : columns * CELL);
  const body = drawing ? drawing.height : Math.ceil(bunches.length / columns) * cell;
  const height = Math.ceil(HEAD + body + FOOT);
  return { drawing, columns, bunchHeight, cell, width, height };
}

/** What a picture measures, in the drawing's own measure. */
export function pictureSize(scene: Scene) {
  const { width, height } = layOut(scene);
  return { width, height, edge: EDGE, head: HEAD };
}

type Props = {
  scene: Scene;
  fonts: { readonly sans: string; readonly serif: string };
  colours: Palette;
};

/** What stands on the paper: title, name, the bunches, and what they bear. */
export function VinePicture({ scene, fonts, colours }: Props) {
  const { title, subtitle, bunches, today, locale } = scene;
  const { drawing, columns, bunchHeight, cell, width, height } = layOut(scene);
  const foot = brandPlace({ width, height });
  const room = width - 2 * EDGE;
  const quiet = { fontFamily: fonts.sans, fill: colours.name } as const;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={fonts.sans}
    >
      <title>{`${title}, ${subtitle}`}</title>
      <text x={EDGE} y={58} fontFamily={fonts.serif} fontSize={sizeFor(title, room, 30)} fill={colours.ink}>
        {title}
      </text>
      <text {...quiet} x={EDGE} y={82} fontSize={sizeFor(subtitle, room, 15)}>
        {subtitle}
      </text>
      {drawing ? (
        <g transform={`translate(${EDGE} ${HEAD})`}>
          <VineDrawing
            id="v"
            bunch={drawing}
            today=""
            weekday={(date) => formatDay(date, locale, 'weekday')}
          />
        </g>
      ) : (
        bunches.map((bunch, index) => {
          const x = EDGE + (index % columns) * CELL;
          const y = HEAD + Math.floor(index / columns) * cell;
          const caption = bunch.caption ?? '';
          return (
            <Fragment key={bunch.seed}>
              <g transform={`translate(${x} ${y}) scale(${CELL / WIDTH})`}>
                <VineDrawing
                  id={`v${index}`}
                  bunch={bunchOf(bunch.weeks, { seed: bunch.seed, today, small: true })}
                  today=""
                />
              </g>
              <text
                {...quiet}
                x={x + CELL / 2}
                y={y + bunchHeight + 16}
                textAnchor="middle"
                fontSize={sizeFor(caption, CELL - 12, 13)}
              >
                {caption}
              </text>
            </Fragment>
          );
        })
      )}
      <Counts bunches={bunches} colours={colours} size={foot.size * 1.2} x={width - EDGE} y={foot.y} />
    </svg>
  );
}

/** How many of each hang there, each sign with its number, to the left of a place on the line of the brand. */
function Counts({
  bunches,
  colours: { name },
  size,
  x,
  y,
}: Pick<Scene, 'bunches'> & { colours: Palette; size: number; x: number; y: number }) {
  const { grades, written } = countDays(bunches.flatMap(({ days }) => days));
  const plain = written - grades.reduce((sum, { number }) => sum + number, 0);
  const r = size * 0.75;
  const signs = [
    ...grades.map(({ grade, number }) => ({ number, sign: <BerryShape grade={grade} r={r} /> })),
    ...(plain > 0 ? [{ number: plain, sign: <PlainBerryShape r={r} /> }] : []),
  ];
  let left = x;
  return signs.toReversed().map(({ number, sign }) => {
    const width = r * 2.6 + String(number).length * size * 0.62;
    left -= width;
    const at = left;
    left -= size * 0.6;
    return (
      <g key={at} transform={`translate(${at + r} ${y - size * 0.35})`}>
        {sign}
        <text x={r * 1.5} y={size * 0.35} fontSize={size} fill={name}>
          {number}
        </text>
      </g>
    );
  });
}
