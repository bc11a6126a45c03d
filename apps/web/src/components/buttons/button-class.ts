import { classNames } from '../class-names.ts';

/** `primary`: the one action of a screen. `quiet`: every other. `ghost`: inside rows and bars. */
export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'ghost';

const base =
  'inline-flex min-h-(--target) select-none items-center justify-center gap-2 rounded-pill border text-center ' +
  'font-semibold leading-tight transition-[background-color,border-color,color,scale] active:scale-[.98] ' +
  'disabled:scale-100 disabled:border-line disabled:border-dashed disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none';

const looks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-grape px-[min(1.25rem,5vw)] py-2 text-on-grape shadow-low hover:bg-grape-deep',
  quiet:
    'border-control bg-surface px-[min(1.25rem,5vw)] py-2 text-ink hover:border-grape hover:bg-grape-soft hover:text-grape',
  danger: 'border-transparent bg-danger px-[min(1.25rem,5vw)] py-2 text-on-grape shadow-low hover:underline',
  ghost: 'border-transparent bg-transparent px-3 py-2 text-grape hover:bg-grape-soft',
};

/**
 * The classes of a button, also for a router link that looks like one.
 *
 * @param look which of the four looks
 * @param extra classes of the caller, such as `w-full`
 */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classNames(base, looks[look], extra);
}
