import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A native button's props; the visible part is the icon alone. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name and the native tooltip. */
  label: string;
  icon: ReactNode;
  /** `plain` on paper, `quiet` with a border, `primary` filled, `on` for a pressed toggle. */
  look?: 'plain' | 'quiet' | 'primary' | 'on';
};

const looks: Record<NonNullable<IconButtonProps['look']>, string> = {
  plain: 'border-transparent text-ink-2 hover:bg-grape-soft hover:text-grape',
  quiet: 'border-control bg-surface text-ink-2 hover:border-grape hover:text-grape',
  primary: 'border-transparent bg-grape text-on-grape shadow-low hover:bg-grape-deep',
  on: 'border-transparent bg-grape-soft text-grape hover:border-grape',
};

/** A round 44 px button that shows an icon only. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-(--target) shrink-0 select-none place-items-center rounded-pill border',
        'transition-[background-color,border-color,color,scale] active:scale-95 disabled:scale-100 disabled:text-ink-3 disabled:opacity-60',
        looks[look],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
