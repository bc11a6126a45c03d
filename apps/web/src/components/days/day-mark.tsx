import { Picture } from '../layout/picture.tsx';
import {
  BareStemShape,
  BerryShape,
  BudShape,
  type Grade,
  LateShape,
  LeafShape,
  PlainBerryShape,
  TendrilShape,
} from '../vine/vine-shapes.tsx';

/** The state of one day. */
export type DayState = 'submitted' | 'late' | 'not-submitted' | 'missed' | 'vacation' | 'holiday';

/** One day as a picture. */
export type DayMarkProps = {
  state: DayState;
  /** The grade of a submitted or late diary, once there is one. */
  grade?: Grade | undefined;
  /** The accessible name; without it the picture is decoration. */
  label?: string;
  className?: string;
};

function DayShape({ state, grade }: Pick<DayMarkProps, 'state' | 'grade'>) {
  const r = 11;
  switch (state) {
    case 'submitted':
      return grade ? <BerryShape grade={grade} r={r} /> : <PlainBerryShape r={r} />;
    case 'late':
      if (!grade) return <PlainBerryShape r={r} late />;
      return (
        <>
          <BerryShape grade={grade} r={r} />
          <LateShape r={r} />
        </>
      );
    case 'not-submitted':
      return <BudShape r={r} />;
    case 'missed':
      return <BareStemShape r={r} y={2} />;
    case 'vacation':
      return <LeafShape r={r * 0.92} />;
    case 'holiday':
      return <TendrilShape r={r} />;
  }
}

/** The sign of a day's state. Shape distinguishes the states, colour only helps. */
export function DayMark({ state, grade, label, className = 'size-6' }: DayMarkProps) {
  return (
    <Picture viewBox="-12 -12 24 24" className={className} label={label}>
      <DayShape state={state} grade={grade} />
    </Picture>
  );
}
