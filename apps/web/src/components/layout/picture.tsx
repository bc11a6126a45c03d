import type { ComponentProps } from 'react';

/** A drawing: an image with a name where `label` is given, decoration otherwise. Keeps its colours always. */
export function Picture({
  label,
  className,
  ...rest
}: ComponentProps<'svg'> & { label?: string | undefined }) {
  const classes = `shrink-0 forced-color-adjust-none ${className ?? ''}`;
  return label ? (
    <svg {...rest} className={classes} role="img" aria-label={label} />
  ) : (
    <svg {...rest} className={classes} aria-hidden="true" />
  );
}
