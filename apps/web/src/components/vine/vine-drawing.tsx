import { useId } from 'react';
import type { DayState } from '../days/day-mark.tsx';
import type { MonthDay } from '../days/month-grid.tsx';
import { type Bunch, type PlacedDay, WIDTH } from './vine-layout.ts';
import {
  BareStemShape,
  BerryShape,
  BudShape,
  type Grade,
  LateShape,
  LeafShape,
  PlainBerryShape,
  TendrilShape,
} from './vine-shapes.tsx';

/** One day of the bunch. */
export type VineDay = MonthDay & { grade?: Grade | undefined; plain?: boolean };

/** What is drawn alike. */
type Fruit = { readonly state: DayState; readonly grade?: Grade | undefined };

const isRipe = (state: DayState | undefined) => state === 'submitted' || state === 'late';
const nameOf = ({ state, grade }: Fruit) => (isRipe(state) ? (grade ?? 'plain') : state);

type Props = {
  bunch: Bunch<VineDay>;
  today: string;
  /** The names of the weekdays by their letters; absent on a small one, which has no dates either. */
  weekday?: ((date: string) => string) | undefined;
  /** A day whose berry has just ripened: it swells once. */
  fresh?: ReadonlySet<string> | undefined;
  /** In a file of its own, ids need not differ from those of others. */
  id?: string;
};

/**
 * What a bunch looks like, inside an `<svg>` as wide as `WIDTH`: the one way to draw a month. Each kind of fruit is drawn
 * once and placed as often as it hangs there.
 */
export function VineDrawing({ bunch, today, weekday, fresh, id }: Props) {
  const own = useId();
  const prefix = id ?? own;
  const days = bunch.rows.flat();
  const fruits = new Map<string, Fruit>();
  for (const { day } of days) {
    const { state, grade } = day;
    if (state) fruits.set(nameOf({ state, grade }), { state, grade });
  }
  return (
    <>
      <defs>
        <radialGradient id={`${prefix}l`} cx=".35" cy=".28" r=".82">
          <stop offset="0" stopColor="#fff" stopOpacity=".46" />
          <stop offset=".26" stopColor="#fff" stopOpacity=".14" />
          <stop offset=".52" stopColor="#fff" stopOpacity="0" />
          <stop offset=".78" stopColor="#000" stopOpacity=".08" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </radialGradient>
        <radialGradient id={`${prefix}s`}>
          <stop offset=".72" stopColor="#130420" stopOpacity=".26" />
          <stop offset="1" stopColor="#130420" stopOpacity="0" />
        </radialGradient>
        {[...fruits].map(([name, fruit]) => (
          <g key={name} id={prefix + name}>
            <FruitShape {...fruit} light={`url(#${prefix}l)`} shade={`url(#${prefix}s)`} />
          </g>
        ))}
        <g id={`${prefix}clock`}>
          <LateShape r={1} />
        </g>
        <g id={`${prefix}leaf`}>
          <LeafShape r={1} />
        </g>
      </defs>
      <Wood bunch={bunch} leaf={`#${prefix}leaf`} />
      {weekday &&
        bunch.columns.map(({ weekday: date, x }) => (
          <text key={date} x={x} y={14} textAnchor="middle" fontSize={12} fill="var(--color-ink-2)">
            {weekday(date)}
          </text>
        ))}
      {/* From the tip up, so that a berry's shade falls on what hangs below it. */}
      {days.toReversed().map((placed) => (
        <g
          key={placed.day.date}
          className={
            fresh?.has(placed.day.date) ? 'origin-center animate-swell [transform-box:fill-box]' : undefined
          }
        >
          <PlacedFruit
            placed={placed}
            prefix={prefix}
            isToday={placed.day.date === today}
            dated={weekday !== undefined}
          />
        </g>
      ))}
    </>
  );
}

/** One fruit at the size of 1. */
function FruitShape({ state, grade, light, shade }: Fruit & { light: string; shade: string }) {
  switch (state) {
    case 'submitted':
    case 'late':
      return (
        <>
          <ellipse cx={0.04} cy={0.2} rx={1.14} ry={1.1} fill={shade} />
          {grade ? <BerryShape grade={grade} light={light} r={1} /> : <PlainBerryShape light={light} r={1} />}
        </>
      );
    case 'not-submitted':
      return <BudShape r={1} />;
    case 'missed':
      return <BareStemShape y={0.1} r={0.8} />;
    case 'vacation':
      return <LeafShape r={0.92} />;
    case 'holiday':
      return <TendrilShape r={0.66} />;
  }
}

type PlacedProps = { placed: PlacedDay<VineDay>; prefix: string; isToday: boolean; dated: boolean };

/** A fruit in its place, its date where it has no letter, and a ring around today. */
function PlacedFruit({ placed: { day, x, y, r }, prefix, isToday, dated }: PlacedProps) {
  const { state, grade } = day;
  const place = `translate(${x} ${y}) scale(${r})`;
  const hasDate = dated && (isRipe(state) ? !grade : state === 'not-submitted');
  return (
    <>
      {state ? (
        <use href={`#${prefix}${nameOf({ state, grade })}`} transform={place} />
      ) : (
        <circle cx={x} cy={y} r={r * 0.16} fill="var(--color-control)" opacity={0.55} />
      )}
      {state === 'late' && <use href={`#${prefix}clock`} transform={place} />}
      {hasDate && (
        <text
          x={x}
          y={y + r * 0.26}
          textAnchor="middle"
          fontSize={r * 0.74}
          fontWeight={600}
          fill={isRipe(state) ? 'var(--color-on-grape)' : 'var(--color-ink-2)'}
        >
          {Number(day.date.slice(-2))}
        </text>
      )}
      {isToday && (
        <circle cx={x} cy={y} r={r + 2.4} fill="none" stroke="var(--color-grape)" strokeWidth={2} />
      )}
    </>
  );
}

const round = { fill: 'none', strokeLinecap: 'round' } as const;

/** The cane with its leaves and a tendril, the stem, and the shoots that the days hang on. */
function Wood({ bunch, leaf }: { bunch: Bunch<VineDay>; leaf: string }) {
  const { cane, caneAt: c, stem, stemAt, shoots, leaves, tendril: t } = bunch;
  return (
    <>
      <g {...round} stroke="var(--color-stem)">
        <path d={shoots.join('')} strokeWidth={1.7} />
        <path d={stem} strokeWidth={3.2} />
        <path d={cane} strokeWidth={6.4} />
        <path
          d={`M${stemAt - 6} ${c + 3.4}Q${stemAt - 2} ${c + 5} ${stemAt - 1} ${c + 11}`}
          strokeWidth={4.6}
        />
      </g>
      <path
        d={cane}
        {...round}
        stroke="#fff"
        strokeWidth={1.3}
        opacity={0.32}
        transform="translate(0 -1.7)"
      />
      <path d={cane} {...round} stroke="#000" strokeWidth={1.5} opacity={0.16} transform="translate(0 2.2)" />
      <path
        d={`M${t} ${c + 3}c9 1 15 9 11 16s-14 5 -12 -2 11 -4 9 2`}
        {...round}
        stroke="var(--color-leaf)"
        strokeWidth={1.7}
      />
      {leaves.map(({ x, y, r, turn }) => (
        <use key={x} href={leaf} transform={`translate(${x} ${y}) rotate(${turn}) scale(${r})`} />
      ))}
    </>
  );
}

/** The view of a drawing of this height. */
export const viewOf = (height: number): string => `0 0 ${WIDTH} ${height}`;
