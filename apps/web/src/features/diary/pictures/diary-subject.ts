/** The subject of calls about the diary of a day: its pictures, and then its text, which never overtakes them. */
export const diarySubject = (day: string) => `diary ${day}`;
const DIARY_AT_FRONT = /^diary /;

/** What browsers have always kept pictures of a diary under: its day; whatever else has pictures is named in full. */
export const pictureShelf = (subject: string) => subject.replace(DIARY_AT_FRONT, '');
