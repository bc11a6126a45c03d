import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** An anchor's props. For routes wrap it once: `createLink(Link)` of the router keeps these looks. */
export type LinkProps = ComponentProps<'a'> & {
  /** `inline` inside a sentence, `plain` on a line of its own (44 px), or the look of a button. */
  look?: 'inline' | 'plain' | ButtonLook;
};

// Written as a property, so that it comes before `no-underline` in the style sheet and a page can take it away.
const text =
  '[text-decoration-line:underline] rounded-sm text-grape decoration-1 underline-offset-[.2em] hover:decoration-2';

/** A link; underlined, so that colour is not its only sign. */
export function Link({ look = 'inline', className, children, ...rest }: LinkProps) {
  const classes =
    look === 'inline'
      ? classNames(text, className)
      : look === 'plain'
        ? classNames(text, 'inline-flex min-h-(--target) items-center gap-1 font-medium', className)
        : buttonClass(look, className);
  return (
    <a className={classes} {...rest}>
      {children}
    </a>
  );
}
