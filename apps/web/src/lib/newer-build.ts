import { create } from 'zustand';

/** A newer build than the running one, and what the person can decide about it. */
type NewerBuild = {
  readonly id: string;
  /** Withdraws the offer until the server has yet another build. */
  readonly decline: () => void;
  /** Reloads the page into the newest build. What is being written is kept on the way out, as whenever a page closes. */
  readonly reload: () => Promise<void>;
};

/** What the watch of builds has found, which starts after the first screen: see `builds.ts`. */
export const newerBuild = create<{ found: NewerBuild | null }>(() => ({ found: null }));
