import { useLinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { START_PAGE } from './access.ts';

/** A link to the start page that is no navigation entry, so it never counts as the current one. */
export function StartLink({ hash, ...rest }: ComponentProps<'a'> & { hash?: 'write' }) {
  const { 'aria-current': _current, ...link } = useLinkProps({ to: START_PAGE, ...(hash && { hash }) });
  return <a {...link} {...rest} />;
}
