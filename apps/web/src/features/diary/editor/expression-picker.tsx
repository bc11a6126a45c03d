import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { ExpressionMark, useExpressionLabel } from '../expression/expression-mark.tsx';
import { expressions } from '../expression/expressions.ts';
import { MoreExpressions } from '../expression/more-expressions.tsx';

/** One expression for the day, or none; pressing it again removes it. */
export function ExpressionPicker({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const labelId = useId();
  const labelOf = useExpressionLabel();
  const known: string[] = expressions.map(({ emoji }) => emoji);
  const shown = value !== null && !known.includes(value) ? [value, ...known] : known;
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-1">
      <p id={labelId} className="font-semibold text-sm">
        <Trans>How was the day?</Trans>
      </p>
      <div className="-mx-1 flex flex-wrap">
        {shown.map((emoji) => (
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
        <MoreExpressions value={value} onChoose={onChange} />
      </div>
    </fieldset>
  );
}
