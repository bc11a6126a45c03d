/** What a first week has prompts for: its working days. */
export const FIRST_WEEK_DAYS = 5;
/** Items of a buddy's checklist. */
export const MAX_CHECKLIST = 10;
/** The longest prompt, the longest item of a checklist, and the longest answer to what was confusing. */
export const MAX_PROMPT = 300;
export const MAX_CHECKLIST_ITEM = 120;
export const MAX_CONFUSED = 2_000;

/** The product’s own checklist, by the names of its items; the web has their texts. */
export const firstWeekItems = ['tour', 'people', 'welcome', 'lunch', 'friday'] as const;
export type FirstWeekItem = (typeof firstWeekItems)[number];
