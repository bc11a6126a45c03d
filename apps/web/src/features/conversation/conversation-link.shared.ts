/** The id of the field for a comment, and the hash of links into it. */
export const COMMENT_FIELD = 'comment-field';

/** Where the link below something leads that can be commented on: to what was said about it, or else into the field. */
export const conversationHash = (comments: number): string =>
  comments === 0 ? COMMENT_FIELD : 'conversation';
