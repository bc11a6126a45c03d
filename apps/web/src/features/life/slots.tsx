/** What an area beside this one brings into it: what is said about what a team stands for. */
export { conversationHash } from '../conversation/conversation-link.shared.ts';
export { LikeButton } from '../conversation/like.part.tsx';
export { ObjectThread } from '../conversation/thread.part.tsx';
