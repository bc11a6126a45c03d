import { classNames } from '../class-names.ts';
import { Picture } from '../layout/picture.tsx';
import { BerryShape, type Grade } from './vine-shapes.tsx';

/** One grade as a picture. */
export type BerryProps = {
  grade: Grade;
  /** The accessible name, such as "Grade A"; without it the picture is decoration. */
  label?: string;
  /** False under about 18 px. */
  letter?: boolean;
  /** A size class. */
  className?: string;
  /** Swells once, for a grape that has just ripened. */
  fresh?: boolean;
};

/** A berry of a grade. */
export function Berry({ grade, label, letter = true, className = 'size-8', fresh = false }: BerryProps) {
  return (
    <Picture
      viewBox="-12 -12 24 24"
      className={classNames(fresh && 'animate-swell', className)}
      label={label}
    >
      <BerryShape grade={grade} letter={letter} r={11} />
    </Picture>
  );
}
