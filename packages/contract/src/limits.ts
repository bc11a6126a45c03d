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

/** So many unread diaries are counted at most. */
export const MOST_UNREAD = 100;

/** The most entries of what a team stands for, and the longest one, in characters. */
export const MAX_CULTURES = 50;
export const MAX_CULTURE_CONTENT = 5_000;

/** The most watchwords of a team, the longest one and what it means, in characters. */
export const MAX_WATCHWORDS = 9;
export const MAX_WATCHWORD = 40;
export const MAX_WATCHWORD_MEANING = 200;

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

/** The longest text that is translated at once: as long as a section of a diary can be. */
export const MAX_TRANSLATED = 20_000;
/** The most days that one look at statistics is about: a year, leap years too. */
export const STATISTICS_DAYS = 366;
/** Questions of a questionnaire. */
export const MAX_QUESTIONS = 50;

/** The longest note beside a mood that someone keeps to themselves. */
export const MAX_MOOD_NOTE = 500;

/** The longest name of a person that someone means to talk to. */
export const MAX_TALK_NAME = 60;

/** Characters of a transcript, of one of its lines and of a speaker’s name; of one sentence of the minutes. */
export const MAX_TRANSCRIPT = 200_000;
export const MAX_TRANSCRIPT_LINE = 20_000;
export const MAX_SPEAKER = 40;
/** Begins a line that was marked as important while it was said. */
export const IMPORTANT = '★';
export const MAX_MINUTES_ITEM = 500;
/** A team’s own templates for minutes, the headings of one, and the letters of a name and a heading. */
export const MAX_TEMPLATES = 10;
export const MAX_HEADINGS = 10;
export const MAX_TEMPLATE_NAME = 40;
export const MAX_HEADING = 60;
/** The hours in which those who took part may strike what they said before others read it. */
export const STRIKE_HOURS = 24;
/** The largest recording in bytes, what one person’s take up in all, and how many one meeting has. */
export const MAX_AUDIO_BYTES = 500 * 1024 * 1024;
export const MAX_AUDIO_STORED = 2 * 1024 * 1024 * 1024;
export const MAX_AUDIOS = 20;
/** Segments of a recording, pieces of a segment, and letters of a piece in base64, which stays below what proxies take. */
export const MAX_SEGMENTS = 500;
export const MAX_PIECES = 1_000;
export const MAX_PIECE = 900_000;
/** The most people who are named as those who took part. */
export const MAX_PARTICIPANTS = 100;
/** The most spans of days that someone hides. */
export const MAX_HIDDEN = 200;
/** The longest title of a book or a chapter, its dedication, a line of it, and the most lines of a chapter. */
export const MAX_BOOK_TITLE = 120;
export const MAX_BOOK_DEDICATION = 1_000;
export const MAX_BOOK_LINE = 2_000;
export const MAX_CHAPTER_LINES = 60;
/** What is answered in a dialogue at once, or pasted as notes, in characters. */
export const MAX_DIALOGUE_MESSAGE = 10_000;
