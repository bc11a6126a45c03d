/** The most characters of a comment (product, section 16). */
export const MAX_COMMENT = 2_000;
/** The most characters by which a request can be made longer. */
export const MAX_FILLER = 8_000;
/** For so many minutes a comment can still be changed by its author. */
export const COMMENT_EDIT_MINUTES = 15;

/** The longest title of a diary, in characters (product, section 16). */
export const MAX_TITLE = 120;
/** The most pictures of one diary, and the largest file of one (product, section 16). */
export const MAX_IMAGES = 9;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** The most stickers of one person, and the largest file of one (product, section 4). */
export const MAX_MEMES = 100;
export const MAX_MEME_BYTES = 1024 * 1024;

/** The most groups of a person, and people of a group. */
export const MAX_FOLLOW_GROUPS = 50;
export const MAX_FOLLOW_GROUP_PEOPLE = 500;

/** The longest line of wisdom, and what says where it is from (product, section 16). */
export const MAX_WISDOM = 500;
export const MAX_SOURCE = 120;
/** The most items of someone's collection, the most tags of one, and the longest tag. */
export const MAX_COLLECTED = 10_000;
export const MAX_TAGS = 10;
export const MAX_TAG = 40;
/** The longest question and its detail, in characters; the most people asked for an answer to one. */
export const MAX_QUESTION = 500;
export const MAX_QUESTION_DETAIL = 20_000;
export const MAX_ASKED = 3;
/** The most people ask one person in seven days. */
export const MAX_ASKED_WEEKLY = 5;
