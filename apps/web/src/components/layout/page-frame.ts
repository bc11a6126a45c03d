import { createContext, type ReactNode } from 'react';

/**
 * What the frame around a page puts into its header: the way up, and the row of doors under the title. `links` are search
 * and messages on a phone, for what a page shows in place of that row.
 */
export type PageFrameParts = {
  readonly back: ReactNode;
  readonly doors: ReactNode;
  readonly links: ReactNode;
};

export const PageFrameContext = createContext<PageFrameParts>({ back: null, doors: null, links: null });
