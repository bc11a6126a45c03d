import { Picture } from '../../../components/layout/picture.tsx';
import { BerryShape, BudShape, LeafShape, TendrilShape } from '../../../components/vine/vine-shapes.tsx';

const BERRY = 15;
const STEP_X = 31;
const STEP_Y = 26.5;
const MIDDLE = 160;
const TOP = 92;

/** A month as a bunch: the week's rows grow shorter, and today's berry is still a bud. */
const rows = ['ABAA', 'BAABA', 'ABAB', 'BAA', 'AB'] as const;

const berries = rows.flatMap((row, line) =>
  [...row].map((grade, index) => ({
    grade: grade === 'A' ? ('A' as const) : ('B' as const),
    x: MIDDLE + (index - (row.length - 1) / 2) * STEP_X,
    y: TOP + line * STEP_Y,
  })),
);

/** A bunch under its branch, the ornament of the signed-out pages. Decorative. */
export function VineOrnament({ className }: { className?: string }) {
  return (
    <Picture viewBox="0 0 320 252" {...(className && { className })}>
      <path
        d="M14 52C66 30 108 46 160 40S262 20 306 34"
        fill="none"
        stroke="var(--color-stem)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M160 40V80" stroke="var(--color-stem)" strokeWidth={4} strokeLinecap="round" />
      <TendrilShape x={262} y={60} r={26} />
      <LeafShape x={88} y={42} r={34} turn={-16} />
      <LeafShape x={216} y={36} r={30} turn={14} />
      {berries.map(({ x, y, grade }) => (
        <BerryShape key={`${x} ${y}`} x={x} y={y} r={BERRY} grade={grade} letter={false} />
      ))}
      <BudShape x={MIDDLE} y={TOP + rows.length * STEP_Y} r={BERRY} />
    </Picture>
  );
}
