import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { PartBoundary } from '../states/part-boundary.tsx';

/** The props of the element it renders. */
export type CardProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'section' | 'article' | 'aside' | 'div' | 'li' | 'form';
  /** `plain` paper sheet, `grape` for what waits for the person, `sunken` for asides. */
  tone?: 'plain' | 'grape' | 'sunken';
};

const tones = {
  plain: 'border-line bg-surface shadow-low',
  grape: 'border-transparent bg-grape-soft',
  sunken: 'border-line bg-sunken',
};

/** A sheet of paper, which may fail without the rest of the page. A `section` or `article` wants a name: `aria-labelledby` its heading. */
export function Card({ as = 'section', tone = 'plain', className, children, ...rest }: CardProps) {
  const Sheet: ElementType = as;
  return (
    <Sheet className={classNames('rounded-lg border p-[min(1.25rem,5vw)]', tones[tone], className)} {...rest}>
      <PartBoundary of={children}>{children}</PartBoundary>
    </Sheet>
  );
}
