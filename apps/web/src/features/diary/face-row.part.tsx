import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ExpressionMark, useExpressionLabel } from './expression-mark.part.tsx';

type Props<Face extends string> = {
  /** The id of what the row asks. */
  labelledBy: string;
  faces: readonly Face[];
  value: string | null;
  /** Null where the chosen one is pressed again. */
  onChange: (value: Face | null) => void;
  /** More to choose from. */
  children?: ReactNode;
};

/** Faces to choose one from, or none; pressing the chosen one again removes it. */
export function FaceRow<Face extends string>({ labelledBy, faces, value, onChange, children }: Props<Face>) {
  const labelOf = useExpressionLabel();
  return (
    <fieldset aria-labelledby={labelledBy} className="-mx-1 flex min-w-0 flex-wrap">
      {faces.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={emoji === value}
          aria-label={labelOf(emoji)}
          title={labelOf(emoji)}
          onClick={() => onChange(emoji === value ? null : emoji)}
          className={classNames(
            'grid size-(--target) place-items-center rounded-pill border text-xl leading-none transition-[background-color,border-color,color,scale] active:scale-95',
            emoji === value ? 'border-grape bg-grape-soft' : 'border-transparent hover:bg-sunken',
          )}
        >
          <ExpressionMark expression={emoji} silent />
        </button>
      ))}
      {children}
    </fieldset>
  );
}
