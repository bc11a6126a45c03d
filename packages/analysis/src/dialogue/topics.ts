/** What is asked about, in this order: what was planned and done, who it was for, what was hard, what was learned, what comes next. */
export const dialogueTopics = [
  'plan',
  'done',
  'detail',
  'forWhom',
  'hard',
  'learned',
  'goal',
  'next',
] as const;
export type DialogueTopic = (typeof dialogueTopics)[number];

/** The ways in which each topic is asked about. */
export type Questions = Readonly<Record<DialogueTopic, readonly [string, string, string]>>;
