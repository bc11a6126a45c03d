import { create } from 'zustand';

/** Unseen notices of the user: what the server counts, and what this browser alone knows. */
export type UnseenState = { readonly notices: number; readonly anonymousReplies: number };

export const useUnseenStore = create<UnseenState>()(() => ({ notices: 0, anonymousReplies: 0 }));

export const countUnseen = ({ notices, anonymousReplies }: UnseenState): number => notices + anonymousReplies;
