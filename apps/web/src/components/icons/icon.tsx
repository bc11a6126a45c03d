import type { SVGProps } from 'react';
import { classNames } from '../class-names.ts';

/** Props of every icon: those of an `<svg>`; `className` may carry another size (`size-5`). */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'd' | 'viewBox'>;

/**
 * The frame of one stroke icon: 24 units wide, stroke 1.75, drawn in the colour of the text.
 * Hidden from assistive technology; the control around it carries the name.
 *
 * @param d path data on the 24 × 24 grid
 */
export function Icon({ d, className, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className ?? 'size-[1.375rem]')}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
