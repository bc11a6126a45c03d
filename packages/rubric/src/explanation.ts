import * as weights from './tables/weights.ts';

/** How the rubric is explained to those who write: key → English source text, which is the catalogue's id. */
export const rubricExplanation = {
  completenessEarns:
    /*i18n*/ 'Someone who wasn’t there can follow your day, with something you learned and what comes next. Where your team asks for them, the daily questions, the week’s progress, and the leadership insight count, too.',
  specificityEarns:
    /*i18n*/ 'Numbers with what they count, dates and times, people, tickets, quotations, and words that wouldn’t fit just any day.',
  reflectionEarns:
    /*i18n*/ 'Why something happened, what became clear, what you’ll do differently, what is still open, what surprised you.',
  nextStepsEarns:
    /*i18n*/ 'Tasks and sentences that look ahead. One that says what to do earns points; one with a person, a time, or a number earns more.',
  punctualityEarns:
    /*i18n*/ 'Published on its day {onDay}, up to 12 hours late {hours12}, up to a day {hours24}, up to three days {hours72}, later {later}.',
  grades: /*i18n*/ 'A from {A} points, B from {B}, C from {C}, D below.',
  gradesHint:
    /*i18n*/ 'First steps count most: your first number is worth more than your tenth. Nothing you add takes points away.',
  earnsNothing: /*i18n*/ 'What earns nothing',
  repeats: /*i18n*/ 'Sentences that you wrote twice, or in one of your last ten entries',
  onlyNumbers:
    /*i18n*/ 'For specificity: long sentences that an earlier entry has too, but for numbers and dates. Likeness alone never takes a diary below {C} points',
  noDay: /*i18n*/ 'For more than {groundless} points: prose in which nothing of the day can be checked',
  filler: /*i18n*/ 'Random keys, lists of words, and numbers without a noun',
  anyDay: /*i18n*/ 'Words that fit any day, such as “progress” or “synergy”',
  forYouAlone: /*i18n*/ 'Lines for you alone, and mistakes: a score must not tell others that they’re there',
  noModel: /*i18n*/ 'No AI ever sets a score',
  noModelWhy:
    /*i18n*/ 'The rules are public and the same for everyone: the same text in the same circumstances gets the same score, on every server.',
  whoSees: /*i18n*/ 'Who sees your grades',
  seenByTeam: /*i18n*/ '{team}: everyone who can read the diary',
  seenBySupervisors: /*i18n*/ '{team}: you, your supervisor, and your leaders',
  seenByAuthor: /*i18n*/ '{team}: only you',
  seenByNoOne: /*i18n*/ '{team}: no one, scores are off',
  another: /*i18n*/ 'When a score seems wrong',
  anotherHow:
    /*i18n*/ 'Open the day within 14 days of publishing and appeal with a reason. Your supervisor, otherwise a leader or an administrator, confirms the score or sets another. Both scores and both reasons stay on record for you both.',
  exampleEn: /*i18n*/ 'A diary in English',
  exampleZh: /*i18n*/ 'A diary in Chinese',
  sentenceBrings: /*i18n*/ 'Points that would be missing without it: {points}',
  sentenceBringsNothing: /*i18n*/ 'Without it, the score would be the same',
  pointsOf: /*i18n*/ '{points} of {most}',
  partEarned: /*i18n*/ '{part}: {reason}',
} as const;

export type ExplanationKey = keyof typeof rubricExplanation;

const late = (hours: number) => weights.punctuality.find((step) => hours <= step.hours)?.points ?? 0;

/** The numbers that the explanation names, from the tables that the score is worked out with. */
export const explainedNumbers = {
  ...weights.gradeFrom,
  groundless: weights.groundless.most,
  onDay: late(0),
  hours12: late(12),
  hours24: late(24),
  hours72: late(72),
  later: late(Number.POSITIVE_INFINITY),
} as const;

export { partPoints } from './tables/weights.ts';
