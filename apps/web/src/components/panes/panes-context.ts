import { createContext } from 'react';

/** What those inside panes know of them. */
type PanesParts = {
  /** What is open beside the list. */
  readonly openId: string | undefined;
  /** What is open came by its address, and takes the focus once it is there. */
  readonly takesFocus: boolean;
};

/** Undefined where nothing stands beside a list: outside of panes, on a phone, and where nothing of it can be opened. */
export const PanesContext = createContext<PanesParts | undefined>(undefined);
