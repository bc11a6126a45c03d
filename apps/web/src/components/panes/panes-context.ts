import { createContext } from 'react';

/** What those inside panes know of them. */
type PanesParts = {
  /** What is open beside the list. */
  readonly openId: string | undefined;
  /** What is open came by its address, and takes the focus once it is there. */
  readonly takesFocus: boolean;
};

/** Undefined outside of panes, and on a phone, where a list and what it opens are pages of their own. */
export const PanesContext = createContext<PanesParts | undefined>(undefined);
