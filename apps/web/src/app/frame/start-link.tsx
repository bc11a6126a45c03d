import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { focusWriting } from '../../features/diary/open-editor.shared.ts';
import { START_PAGE } from '../routing/access.ts';

/**
 * A link to the start page that is no navigation entry, so it never counts as the current one. With the hash it leads
 * into the day's field, on every press.
 */
export function StartLink({ hash, ...rest }: ComponentProps<'a'> & { hash?: 'write' }) {
  const isHere = useLocation({
    select: ({ pathname, search }) => pathname === START_PAGE && !('day' in search && search.day),
  });
  const { 'aria-current': _current, ...link } = useLinkProps({
    to: START_PAGE,
    ...(hash && {
      hash,
      onClick: (event: MouseEvent) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (isHere && !opensElsewhere && focusWriting()) event.preventDefault();
      },
    }),
  });
  return <a {...link} {...rest} />;
}
