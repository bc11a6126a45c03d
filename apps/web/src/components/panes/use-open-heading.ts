import { type RefObject, use, useEffect, useRef } from 'react';
import { PanesContext } from './panes-context.ts';
import { focusOn } from './use-pane-keys.ts';

/**
 * For the heading of what is open: it takes the focus of those who came for it, as soon as it is there. Elsewhere the page
 * sees to that.
 */
export function useOpenHeading<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  const takesFocus = use(PanesContext)?.takesFocus === true;
  useEffect(() => {
    if (takesFocus && heading.current) focusOn(heading.current);
  }, [takesFocus]);
  return heading;
}
