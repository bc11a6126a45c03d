/**
 * What the rubric says of an entry: key → English source text, which is the catalogue's id, as in the contract's messages.
 * `{quote}` holds words of the author.
 */
export const rubricMessages = {
  dayTold: /*i18n*/ 'Someone who wasn’t there can follow this day',
  dayPartlyTold: /*i18n*/ 'Says part of what happened that day',
  dayHardlyTold: /*i18n*/ 'Hardly says what happened that day',
  learningFound: /*i18n*/ 'Says what was learned',
  learningMissing: /*i18n*/ 'Doesn’t say what was learned',
  aheadFound: /*i18n*/ 'Says what comes next',
  aheadMissing: /*i18n*/ 'Doesn’t say what comes next',
  weeklyTopFound: /*i18n*/ 'Items of the week’s progress: {count}',
  weeklyTopMissing: /*i18n*/ 'The week’s progress is missing',
  insightFound: /*i18n*/ 'The leadership insight is written',
  insightMissing: /*i18n*/ 'The leadership insight is missing',
  answersFound: /*i18n*/ '{count} of {asked} daily questions are answered',
  copied: /*i18n*/ 'Sentences copied from an earlier entry, which don’t count again: {count}',
  noise: /*i18n*/ 'Lines without real words: {count}',

  amountsFound: /*i18n*/ 'Numbers that say what they count: {count}',
  timesFound: /*i18n*/ 'Dates and times: {count}',
  namesFound: /*i18n*/ 'People and things named: {count}',
  referencesFound: /*i18n*/ 'Exact references: {count}',
  quotesFound: /*i18n*/ 'Quotations: {count}',
  ownWordsFound: /*i18n*/ 'Words that belong to this day alone: {count}',
  onlyNumbersNew: /*i18n*/ 'Sentences that an earlier entry has too, but for numbers and dates: {count}',
  nothingOfDay: /*i18n*/ 'Nothing that can be checked is about this day: {most} points at most',
  nothingSpecific: /*i18n*/ 'No number, name or date sets this day apart',

  causeGiven: /*i18n*/ 'Gives a reason',
  insightGained: /*i18n*/ 'Says what became clear',
  changePlanned: /*i18n*/ 'Says what to do differently',
  questionOpen: /*i18n*/ 'Names an open question',
  surpriseNoted: /*i18n*/ 'Says what went differently than expected',
  lessonWritten: /*i18n*/ 'Writes down a lesson',
  nothingReflected: /*i18n*/ 'Doesn’t say why, or what follows from it',

  stepExact: /*i18n*/ 'A next step with a person, a time or a number',
  stepPlain: /*i18n*/ 'A next step that says what to do',
  stepVague: /*i18n*/ 'A next step that would fit any day',
  stepsMissing: /*i18n*/ 'No next step',

  publishedOnDay: /*i18n*/ 'Published on its day',
  publishedLate: /*i18n*/ 'Hours from the end of its day to publishing: {hours}',

  sayHowMany: /*i18n*/ 'Say how many: “{quote}” → “{example}”',
  sayWhoOrWhen: /*i18n*/ 'Add who, how many or when to “{quote}”',
  sayWhy: /*i18n*/ 'Say why: “{quote}” – because …',
  sayWhatYouTake: /*i18n*/ 'Say what you take from it: “{quote}” – next time I …',
  writeNextStep: /*i18n*/ 'Write the next step after “{quote}”: who does what, by when?',
  sharpenStep: /*i18n*/ 'Make this step exact: “{quote}” – who with, by when?',
  tellMore: /*i18n*/ 'Say more about “{quote}”: what happened, and how did it end?',
  tellTheDay:
    /*i18n*/ 'Write two or three sentences: what happened today, who was there, and how did it end?',
  sayWhatElse: /*i18n*/ '“{quote}” differs from an earlier entry by numbers only; what else was new today?',
  writeSomethingNew: /*i18n*/ '“{quote}” is copied from an earlier entry; write what was new today',
  writeWeeklyTop:
    /*i18n*/ 'Add the week’s progress: three things that were reached, each with a number or a name',
  writeInsight:
    /*i18n*/ 'Write the leadership insight: what you saw in the team this week, and what you will change',
  answerQuestions: /*i18n*/ 'Answer the daily questions that are still open: {count}',
  publishOnDay: /*i18n*/ 'Publish before the day ends',

  praiseDay: /*i18n*/ 'A good beginning: your day takes shape',
  praiseSpecific: /*i18n*/ 'You’re specific: this could only be today',
  praiseThought: /*i18n*/ 'You don’t just list what happened, you think about it',
  praiseStep: /*i18n*/ 'It’s clear what comes next',
  praiseOnDay: /*i18n*/ 'You wrote on the day itself',
  praiseWritten: /*i18n*/ 'You took the time to write',
} as const;

export type RubricMessageKey = keyof typeof rubricMessages;
export type RubricParams = Readonly<Record<string, string | number>>;
