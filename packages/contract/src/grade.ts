/** What a score comes to: A from 85, B from 70, C from 60, D below. */
export const grades = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];

/** The parts of a score, in the order in which they are shown. */
export const scoreParts = ['completeness', 'specificity', 'reflection', 'nextSteps', 'punctuality'] as const;
export type ScorePart = (typeof scoreParts)[number];
