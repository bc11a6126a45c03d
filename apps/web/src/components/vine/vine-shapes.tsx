import type { ReactNode } from 'react';

/** How ripe a diary is; A is the best. */
export type Grade = 'A' | 'B' | 'C' | 'D';

/** Where a shape stands in the drawing of the caller and how large it is, in its units. */
export type ShapePlace = { x?: number; y?: number; r: number };

function At({ x = 0, y = 0, r, children }: ShapePlace & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${r})`}>{children}</g>;
}

const fill: Record<Grade, string> = {
  A: 'var(--color-grade-a)',
  B: 'var(--color-grade-b)',
  C: 'var(--color-grade-c)',
  D: 'var(--color-grade-d)',
};

function Shine() {
  return (
    <ellipse
      cx={-0.36}
      cy={-0.46}
      rx={0.22}
      ry={0.13}
      transform="rotate(-32 -.36 -.46)"
      fill="#fff"
      opacity={0.5}
    />
  );
}

/** The light that falls on a ripe berry, and a rim that shines through from below. */
function Roundness({ light }: { light: string }) {
  return (
    <>
      <circle r={1} fill={light} />
      <path
        d="M.84 .34A.92 .92 0 0 1 .1 .9"
        fill="none"
        stroke="#fff"
        strokeWidth={0.07}
        strokeLinecap="round"
        opacity={0.28}
      />
    </>
  );
}

/**
 * A grade as a berry, told apart by shape as well as colour:
 * A full with bloom, B full, C half filled, D outline and dot.
 *
 * @param letter writes the grade on it; leave it out under about 18 px
 * @param light the gradient of its roundness, in place of a plain highlight
 */
export function BerryShape({
  grade,
  letter = true,
  light,
  ...place
}: ShapePlace & { grade: Grade; letter?: boolean; light?: string }) {
  const colour = fill[grade];
  const isFull = grade === 'A' || grade === 'B';
  return (
    <At {...place}>
      {isFull && <circle r={1} fill={colour} />}
      {isFull && light && <Roundness light={light} />}
      {grade === 'A' && (
        <circle r={0.83} fill="none" stroke="var(--color-on-grape)" strokeWidth={0.085} opacity={0.6} />
      )}
      {isFull && <Shine />}
      {grade === 'C' && (
        <>
          <circle r={0.92} fill="var(--color-surface)" stroke={colour} strokeWidth={0.16} />
          <circle r={0.92} fill={colour} opacity={0.16} />
          <path d="M-.98 .02A.98 .98 0 0 0 .98 .02Z" fill={colour} />
        </>
      )}
      {grade === 'D' && (
        <>
          <circle r={0.86} fill="var(--color-surface)" stroke={colour} strokeWidth={0.24} />
          <circle r={0.97} fill="none" stroke="var(--color-ink-2)" strokeWidth={0.07} />
          <circle cy={letter ? 0.6 : 0} r={letter ? 0.09 : 0.24} fill="var(--color-ink-2)" />
        </>
      )}
      {letter && <BerryLetter grade={grade} />}
    </At>
  );
}

/** Drawn, not typed: the same on every device, and no text to be read out twice. */
const letters: Record<Grade, string> = {
  A: 'M-.32 .36L0 -.4L.32 .36M-.2 .1H.2',
  B: 'M-.22 .36V-.38H.02A.17 .17 0 0 1 .02 -.04H-.22M.02 -.04A.2 .2 0 0 1 .02 .36H-.22',
  C: 'M.3 -.24A.38 .38 0 0 0 -.375 0',
  D: 'M-.32 -.36V.36H-.04A.36 .36 0 0 0 -.04 -.36Z',
};

/** The lower half of the C: half of its berry is light, half is dark, and each half stands out from its own. */
const C_BELOW = 'M-.375 0A.38 .38 0 0 0 .3 .24';

function BerryLetter({ grade }: { grade: Grade }) {
  const onDark = grade === 'A' || grade === 'B';
  const stroke = {
    fill: 'none',
    strokeWidth: 0.14,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <g transform={grade === 'D' ? 'translate(.04 -.1) scale(.86)' : undefined}>
      {grade === 'C' && <path {...stroke} d={C_BELOW} stroke="var(--color-surface)" />}
      <path {...stroke} d={letters[grade]} stroke={onDark ? 'var(--color-on-grape)' : 'var(--color-ink)'} />
    </g>
  );
}

/** The sign of a late diary, at the foot of its graded berry: a small clock. */
export function LateShape(place: ShapePlace) {
  return (
    <At {...place}>
      <circle cx={0.66} cy={0.62} r={0.44} fill="var(--color-surface)" />
      <path
        d="M.66 .36V.64L.86 .76"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={0.13}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={0.66} cy={0.62} r={0.36} fill="none" stroke="var(--color-ink)" strokeWidth={0.1} />
    </At>
  );
}

/** A berry without a grade, by itself with a leaf. `late` puts the hands of a clock on it; `light` as on a graded one, where it hangs on a vine. */
export function PlainBerryShape({
  late = false,
  light,
  ...place
}: ShapePlace & { late?: boolean; light?: string }) {
  return (
    <At {...place}>
      {light ? (
        <>
          <circle r={1} fill="var(--color-grade-b)" />
          <Roundness light={light} />
        </>
      ) : (
        <>
          <circle cy={0.1} r={0.9} fill="var(--color-grade-b)" />
          <path d="M0-.74Q.2-1.2 .8-1.06Q.66-.56 0-.74Z" fill="var(--color-leaf)" />
        </>
      )}
      {late ? (
        <path
          d="M0 -.56V.04L.4 .3"
          fill="none"
          stroke="var(--color-on-grape)"
          strokeWidth={0.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <Shine />
      )}
    </At>
  );
}

/** Not submitted yet: a dashed bud. */
export function BudShape(place: ShapePlace) {
  return (
    <At {...place}>
      <circle
        r={0.72}
        fill="none"
        stroke="var(--color-control)"
        strokeWidth={0.15}
        strokeDasharray=".34 .314"
        strokeLinecap="round"
      />
    </At>
  );
}

/** Missed: a bare stem with a cross. */
export function BareStemShape(place: ShapePlace) {
  return (
    <At {...place}>
      <path
        d="M0 -1V-.12M-.3 -.06L.3 .54M.3 -.06L-.3 .54"
        fill="none"
        stroke="var(--color-stem)"
        strokeWidth={0.17}
        strokeLinecap="round"
      />
    </At>
  );
}

/** The right half of a grape leaf: its stalk meets it at the origin, its tip is up; five lobes with teeth in all. */
export const LEAF_HALF =
  'M0-1.62Q.11-1.55 .21-1.32Q.32-1.38 .4-1.3Q.43-1.23 .42-1.04Q.5-1.05 .53-.96Q.53-.88 .48-.71Q.66-.81 .78-.83Q.84-.82 .83-.72Q1.02-.76 1.11-.72Q1.11-.64 1.01-.49Q1.1-.43 1.09-.33Q1.04-.26 .89-.16Q.89-.09 .8-.01Q.94 .07 .99 .14Q.99 .2 .89 .24Q.97 .35 .97 .43Q.9 .48 .75 .49Q.73 .57 .64 .6Q.55 .62 .4 .57Q.34 .6 .25 .57Q.17 .47 .07 .33Q.04 .23 0 .1Z';
/** How far below the middle of a leaf its stalk ends, in its own size. */
export const LEAF_STALK = 1.04;

/**
 * Vacation, and the ornament of the vine: a leaf on its stalk.
 *
 * @param turn degrees clockwise
 */
export function LeafShape({ turn = 0, ...place }: ShapePlace & { turn?: number }) {
  return (
    <At {...place}>
      <g transform={`rotate(${turn}) translate(0 .42) scale(.86)`}>
        <path
          d="M0 0Q.02 .4 0 .72"
          fill="none"
          stroke="var(--color-leaf)"
          strokeWidth={0.13}
          strokeLinecap="round"
        />
        <path d={LEAF_HALF} fill="var(--color-leaf)" transform="scale(-1 1)" />
        <path d={LEAF_HALF} fill="var(--color-leaf)" />
        <path d={LEAF_HALF} opacity={0.13} />
        <path
          d="M0 .08V-1.36M0 0Q.34-.34 .64-.66M0 0Q-.34-.34-.64-.66M0 0Q.5-.22 .88-.56M0 0Q-.5-.22-.88-.56M0 0Q.4 .04 .72 .3M0 0Q-.4 .04-.72 .3M0-.62L.26-.94M0-.62L-.26-.94"
          fill="none"
          stroke="var(--color-surface)"
          strokeWidth={0.055}
          strokeLinecap="round"
          opacity={0.7}
        />
      </g>
    </At>
  );
}

/** Holiday: a tendril. */
export function TendrilShape(place: ShapePlace) {
  return (
    <At {...place}>
      <path
        d="M-.1 -1C.82 -.86 1 .1 .42 .56C-.08 .94 -.74 .6 -.66 .04C-.58 -.42 .02 -.46 .12 -.08C.18 .16 -.08 .28 -.2 .12"
        fill="none"
        stroke="var(--color-leaf)"
        strokeWidth={0.16}
        strokeLinecap="round"
      />
    </At>
  );
}
