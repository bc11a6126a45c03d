import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** How far something has come. */
export type ProgressBarProps = {
  /** What grows, such as "9 of 12 have written". */
  label: ReactNode;
  value: number;
  max?: number;
  /** Writes the percentage at the end of the label. */
  percent?: boolean;
  tone?: 'leaf' | 'grape';
  className?: string;
};

/** A bar under its sentence. */
export function ProgressBar({
  label,
  value,
  max = 100,
  percent = true,
  tone = 'leaf',
  className,
}: ProgressBarProps) {
  const { i18n } = useLingui();
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={labelId}>{label}</span>
        {percent && (
          <span aria-hidden="true" className="text-ink-3 tabular-nums">
            {text}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-pill bg-line forced-colors:border"
      >
        <div
          style={{ width: `${share * 100}%` }}
          className={classNames(
            'h-full rounded-pill forced-colors:bg-[Highlight]',
            tone === 'leaf' ? 'bg-leaf' : 'bg-grape',
          )}
        />
      </div>
    </div>
  );
}
