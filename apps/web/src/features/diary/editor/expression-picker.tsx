import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { expressions } from '../expression/expressions.ts';
import { MoreExpressions } from '../expression/more-expressions.tsx';
import { FaceRow } from '../face-row.part.tsx';

const known: readonly string[] = expressions.map(({ emoji }) => emoji);

/** One expression for the day, or none. */
export function ExpressionPicker({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const labelId = useId();
  const shown = value !== null && !known.includes(value) ? [value, ...known] : known;
  return (
    <div className="grid min-w-0 gap-1">
      <p id={labelId} className="font-semibold text-sm">
        <Trans>How was the day?</Trans>
      </p>
      <FaceRow labelledBy={labelId} faces={shown} value={value} onChange={onChange}>
        <MoreExpressions value={value} onChoose={onChange} />
      </FaceRow>
    </div>
  );
}
