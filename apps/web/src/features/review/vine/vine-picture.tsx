import { Fragment } from 'react';
import { formatDay } from '../../../components/format-time.ts';
import { VineDrawing } from '../../../components/vine-drawing.tsx';
import { bunchOf, WIDTH } from '../../../components/vine-layout.ts';
import { BerryShape, LeafShape } from '../../../components/vine-shapes.tsx';
import { countDays } from '../../../components/vine-summary.ts';
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

/** What the page has and a file of its own has not. */
export type Surroundings = { readonly sans: string; readonly serif: string; readonly brand: string };

const EDGE = 32;
const HEAD = 96;
const FOOT = 64;
const CELL = 176;
const CAPTION = 26;

/** As large as fits; a Chinese character is as wide as it is high, a letter about half of that. */
function sizeFor(text: string, room: number, most: number): number {
  const width = [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e_80 ? 1 : 0.56), 0);
  return Math.min(most, Math.floor((room / Math.max(1, width)) * 10) / 10);
}

/** A picture to keep and to show: title, name, the bunches, and what they bear. */
export function VinePicture({ scene, around }: { scene: Scene; around: Surroundings }) {
  const { title, subtitle, bunches, today, locale } = scene;
  const [only] = bunches;
  const drawing = only && bunches.length === 1 ? bunchOf(only.weeks, { seed: only.seed, today }) : undefined;
  const columns = drawing ? 1 : Math.min(bunches.length, bunches.length > 24 ? 8 : 4);
  const bunchHeight = (roomFor(bunches, today) * CELL) / WIDTH;
  const cell = bunchHeight + CAPTION + 12;
  const width = 2 * EDGE + (drawing ? WIDTH : columns * CELL);
  const body = drawing ? drawing.height : Math.ceil(bunches.length / columns) * cell;
  const height = Math.ceil(HEAD + body + FOOT);
  const room = width - 2 * EDGE;
  const { grades } = countDays(bunches.flatMap(({ days }) => days));
  const text = { fontFamily: around.sans, fill: 'var(--color-ink-2)' } as const;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={around.sans}
    >
      <title>{`${title}, ${subtitle}`}</title>
      <rect width={width} height={height} fill="var(--color-surface)" />
      <text
        x={EDGE}
        y={46}
        fontFamily={around.serif}
        fontWeight={600}
        fontSize={sizeFor(title, room, 26)}
        fill="var(--color-ink)"
      >
        {title}
      </text>
      <text {...text} x={EDGE} y={70} fontSize={sizeFor(subtitle, room, 14)}>
        {subtitle}
      </text>
      {only && drawing ? (
        <g transform={`translate(${EDGE} ${HEAD})`}>
          <VineDrawing
            id="v"
            bunch={drawing}
            today={today}
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
                  today={today}
                />
              </g>
              <text
                {...text}
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
      <LeafShape x={EDGE + 7} y={height - 29} r={8} turn={-18} />
      {grades.map(({ grade, number }, index) => (
        <g key={grade} transform={`translate(${EDGE + 34 + index * 46} ${height - 29})`}>
          <BerryShape grade={grade} r={9} />
          <text {...text} x={14} y={4.5} fontSize={13}>
            {number}
          </text>
        </g>
      ))}
      <text
        {...text}
        x={width - EDGE}
        y={height - 24}
        textAnchor="end"
        fontFamily={around.serif}
        fontWeight={600}
        fontSize={13}
      >
        {around.brand}
      </text>
    </svg>
  );
}
