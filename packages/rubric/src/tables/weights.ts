/*
 * What counts how much. Everything is a whole number, in hundredths where it weighs something, so that no order of adding and no
 * machine changes a score.
 */

/** Part → its points. */
export const partPoints = {
  completeness: 30,
  specificity: 25,
  reflection: 20,
  nextSteps: 15,
  punctuality: 10,
} as const;

/** Grade → from which total on. */
export const gradeFrom = { A: 85, B: 70, C: 60, D: 0 } as const;

/** How much of completeness each thing is that a day asks for; what is not asked for leaves its share to the others. */
export const completeness = { day: 20, learning: 5, ahead: 5, weeklyTop: 5, insight: 5, answers: 5 } as const;

/** When the day is told in full: own words, words of any day (so many at most), and what can be checked. */
export const day = { full: 2_600, fullForNewcomer: 1_300, common: 35, commonMost: 12, fact: 100 } as const;

/** What makes an entry specific, and when it is so in full. */
export const specificity = {
  full: 1_600,
  word: 15,
  wordMost: 45,
  first: { amount: 150, time: 80, name: 80, code: 90, quote: 60 },
  further: { amount: 50, time: 0, name: 0, code: 0, quote: 0 },
  most: { amount: 750, time: 240, name: 320, code: 360, quote: 120 },
} as const;

/** Thoughts: each sentence with one, how much of it all kinds may be, and when a reflection is complete. */
export const reflection = {
  full: 2_700,
  each: { cause: 500, insight: 550, change: 600, doubt: 250, contrast: 150, lesson: 350 },
  most: { cause: 950, insight: 1_050, change: 1_000, doubt: 400, contrast: 300, lesson: 700 },
  /** Own words that a sentence needs before its thought counts, and with which it counts in full. */
  /** Thoughts about nothing that can be checked: so much at most, and more with each fact of the entry. */
  groundless: 700,
  perFact: 700,
  leastOwn: 40,
  least: 160,
  enough: 400,
  /** What words of any day add to that. */
  common: 30,
  commonMost: 4,
} as const;

/** A next step: by its own words, and by what makes it exact. */
export const nextSteps = {
  full: 1_400,
  vague: 60,
  plain: 220,
  rich: 300,
  /** Steps without anything that can be checked: so much at most, and more with each fact of them. */
  groundless: 400,
  perFact: 350,
  richFrom: 300,
  fact: { amount: 90, time: 120, name: 90, code: 80, quote: 40 },
  factsMost: 270,
  vagueMost: 120,
} as const;

/** Hours after the end of the day, up to which the points are given. */
export const punctuality = [
  { hours: 0, points: 10 },
  { hours: 12, points: 7 },
  { hours: 24, points: 5 },
  { hours: 72, points: 3 },
  { hours: Number.POSITIVE_INFINITY, points: 1 },
] as const;
