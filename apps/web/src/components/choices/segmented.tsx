import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** What a chosen segment means: good, to be watched, removed. */
export type SegmentTone = 'leaf' | 'amber' | 'danger';

/** One choice of a segmented control. */
export type Segment<Value extends string> = {
  value: Value;
  label: string;
  /** Shown instead of the label, which stays the accessible name. */
  icon?: ReactNode;
  /** The colour when chosen; grape when absent. */
  tone?: SegmentTone;
};

/** A choice among few short words or icons, side by side. */
export type SegmentedProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

const tones = {
  grape: 'has-checked:bg-surface has-checked:text-grape',
  leaf: 'has-checked:bg-leaf-soft has-checked:text-leaf',
  amber: 'has-checked:bg-amber-soft has-checked:text-amber',
  danger: 'has-checked:bg-danger-soft has-checked:text-danger',
};

/** A row of native radios drawn as one pill; the chosen one is raised and framed. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full flex-wrap rounded-[1.625rem] border border-line bg-sunken p-0.5',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'relative inline-flex min-h-(--target) min-w-(--target) flex-auto select-none items-center justify-center whitespace-nowrap rounded-pill border border-transparent px-3.5 font-medium text-ink-2 transition-colors hover:text-ink has-checked:border-current has-checked:shadow-low has-checked:forced-chosen has-focus-visible:outline-3 has-focus-visible:outline-focus',
            tones[segment.tone ?? 'grape'],
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {segment.icon ? (
            <>
              {segment.icon}
              <span className="sr-only">{segment.label}</span>
            </>
          ) : (
            segment.label
          )}
        </label>
      ))}
    </div>
  );
}
