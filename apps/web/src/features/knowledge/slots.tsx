/** What areas above and beside bring into questions and wisdom: translations, and what is said about them. */
export { Translatable } from '../ai/translation.part.tsx';
export { conversationHash } from '../conversation/conversation-link.shared.ts';
export { LikeButton } from '../conversation/like.part.tsx';
export { ObjectReactions } from '../conversation/reactions.part.tsx';
export { ObjectThread } from '../conversation/thread.part.tsx';
