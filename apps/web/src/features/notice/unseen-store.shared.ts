import { create } from 'zustand';

/** Notices of this browser's person that were not seen: what the server counts, and what this browser alone knows. */
export type UnseenState = { readonly notices: number; readonly anonymousReplies: number };

export const useUnseenStore = create<UnseenState>()(() => ({ notices: 0, anonymousReplies: 0 }));

/** All of them together. */
export const countUnseen = ({ notices, anonymousReplies }: UnseenState): number => notices + anonymousReplies;
