import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/actions.tsx';

/** The colour of a chip; its words carry the meaning. */
export type ChipTone = 'plain' | 'grape' | 'leaf' | 'amber' | 'danger';

const tones: Record<ChipTone, string> = {
  plain: 'bg-sunken text-ink-2',
  grape: 'bg-grape-soft text-grape',
  leaf: 'bg-leaf-soft text-leaf',
  amber: 'bg-amber-soft text-amber',
  danger: 'bg-danger-soft text-danger',
};

/** A short word about the thing beside it. */
export function Chip({
  tone = 'plain',
  icon,
  children,
  className,
}: {
  tone?: ChipTone;
  /** An icon of `size-4`. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill border border-transparent px-[min(.625rem,3vw)] py-0.5 text-sm leading-tight @max-[18rem]:[&>svg]:hidden',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A filter that is on, with a tick, or off. */
export function ToggleChip({
  pressed,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(
        'wrap-anywhere inline-flex min-h-(--target) max-w-full items-center gap-1.5 rounded-pill border px-4 py-1 text-start text-sm transition-colors',
        pressed
          ? 'border-grape bg-grape-soft font-semibold text-grape'
          : 'border-line bg-surface text-ink-2 hover:border-control hover:text-ink',
        className,
      )}
      {...rest}
    >
      {pressed && <CheckIcon className="-ml-1 size-4" strokeWidth={2.5} />}
      {children}
    </button>
  );
}

/** A number on an icon or at the end of a row; nothing for zero. */
export function Badge({
  count,
  label,
  className,
}: {
  count: number;
  /** The accessible name, such as "3 unread messages". */
  label: string;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-pill bg-grape px-1.5 forced-colors:border font-semibold text-on-grape text-xs leading-none tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
