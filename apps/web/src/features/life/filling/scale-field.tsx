import { useId } from 'react';
import { ownLang } from '../../../lib/locale/locale.ts';

const VALUES = Array.from({ length: 10 }, (_, at) => at + 1);

type Props = {
  value: number | undefined;
  low: string;
  high: string;
  isInvalid: boolean;
  onChange: (value: number) => void;
};

/** A number from 1 to 10: native radios as a row of squares, two rows of five where room is short. */
export function ScaleField({ value, low, high, isInvalid, onChange }: Props) {
  const name = useId();
  return (
    <div className="grid max-w-120 grid-cols-1 gap-1.5">
      <div className="grid grid-cols-5 gap-1.5 @min-[32rem]:grid-cols-10">
        {VALUES.map((number) => (
          <label
            key={number}
            className="relative grid min-h-(--target) select-none place-items-center rounded-sm border border-control bg-surface font-medium tabular-nums transition-colors hover:border-grape has-checked:border-grape has-checked:bg-grape has-checked:font-semibold has-checked:text-on-grape has-checked:forced-chosen has-aria-invalid:border-danger has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={number}
              checked={number === value}
              aria-invalid={isInvalid || undefined}
              onChange={() => onChange(number)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {number}
          </label>
        ))}
      </div>
      {(low !== '' || high !== '') && (
        <div className="flex justify-between gap-4 text-ink-2 text-sm">
          <span lang={ownLang(low)}>{low !== '' && `1 · ${low}`}</span>
          <span lang={ownLang(high)} className="text-end">
            {high !== '' && `${high} · 10`}
          </span>
        </div>
      )}
    </div>
  );
}
