import { Trans } from '@lingui/react/macro';
import { ExpressionMark, useExpressionLabel } from '../../diary/expression-mark.part.tsx';

/** A face with its word; those that are not among the seven have a word alone. */
export function FaceName({ face }: { face: string }) {
  const labelOf = useExpressionLabel();
  if (face === 'other') return <Trans>Others</Trans>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <ExpressionMark expression={face} silent className="text-lg" />
      {labelOf(face)}
    </span>
  );
}
