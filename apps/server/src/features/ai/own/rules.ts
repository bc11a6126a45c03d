/** Three months are looked at. */
export const DAYS = 92;

/** What someone goes on with is what the last four weeks show. */
export const RECENT_DAYS = 28;

/** Fewer diaries than these say too little. */
export const NEEDED = 20;
