import { createContext, type ReactNode } from 'react';

/** What the frame around a page puts into its header: the way up, and the row of doors under the title. */
export type PageFrameParts = { readonly back: ReactNode; readonly doors: ReactNode };

export const PageFrameContext = createContext<PageFrameParts>({ back: null, doors: null });
