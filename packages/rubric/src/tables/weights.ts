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

/** Of all parts. */
export const most = 100;

/** Grade → from which total on. */
export const gradeFrom = { A: 85, B: 70, C: 60, D: 0 } as const;

/** How much of completeness each thing is that a day asks for; what is not asked for leaves its share to the others. */
export const completeness = { day: 22, learning: 4, ahead: 4, weeklyTop: 5, insight: 5, answers: 5 } as const;

/** When the day is told in full: own words, words of any day (so many at most), and what can be checked. */
export const day = {
  full: 1_800,
  fullForNewcomer: 900,
  /** A section with a sentence of so many own words is filled. */
  filled: 100,
  common: 35,
  commonMost: 12,
  fact: 120,
  /** Of words beside which nothing can be checked, so many count at most, and more with each fact. */
  groundless: 600,
  perFact: 500,
} as const;

/** What makes an entry specific, and when it is so in full. */
export const specificity = {
  full: 1_100,
  word: 15,
  wordMost: 45,
  /** Words beside which nothing can be checked: so much at most, and more with each fact. */
  groundless: 150,
  perFact: 150,
  /** Facts without words that say what happened: so much at most, and more with each word. */
  bare: 200,
  perWord: 60,
  first: { amount: 150, time: 80, name: 80, code: 90, quote: 60 },
  further: { amount: 50, time: 0, name: 0, code: 0, quote: 0 },
  most: { amount: 750, time: 240, name: 320, code: 360, quote: 120 },
} as const;

/** Thoughts: each sentence with one, how much of it all kinds may be, and when a reflection is complete. */
export const reflection = {
  full: 2_700,
  each: { cause: 500, insight: 550, change: 600, doubt: 250, contrast: 150, outcome: 350, lesson: 350 },
  most: { cause: 950, insight: 1_050, change: 1_000, doubt: 400, contrast: 300, outcome: 550, lesson: 700 },
  /** Thoughts about nothing that can be checked: so much at most, and more with each fact of the entry. */
  groundless: 550,
  perFact: 700,
  /** Own words that a sentence needs before its thought counts, what it must say before it counts for anything, and with what it counts in full. */
  leastOwn: 40,
  least: 40,
  enough: 300,
  /** Own words that each further kind of thought in one sentence needs. */
  perMarker: 80,
  /** What words of any day add to that. */
  common: 30,
  commonMost: 6,
  /** So many of them say something without own words, beside what can be checked. */
  commonFrom: 4,
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

/** What likeness to an earlier entry costs. */
export const likeness = {
  /** From so many words on, other numbers and dates alone make no sentence of its own. */
  longFrom: 8,
  /** One thing that was not there, for so many words, does. */
  thingPer: 15,
  /** So much sentences that are alike but for numbers and dates may bring, what is new comes on top; and below that likeness alone takes no entry. */
  most: gradeFrom.C,
} as const;

/**
 * Where nothing that can be checked is told of a day: points beyond `from` become so few that the most of all would be `most`,
 * and their order stays.
 */
export const groundless = {
  from: 64,
  most: 69,
  /** A sentence of so many words is of a day. */
  short: 10,
} as const;

/** Hours after the end of the day, up to which the points are given. */
export const punctuality = [
  { hours: 0, points: 10 },
  { hours: 12, points: 7 },
  { hours: 24, points: 5 },
  { hours: 72, points: 3 },
  { hours: Number.POSITIVE_INFINITY, points: 1 },
] as const;
