import * as z from 'zod/mini';

/** What a score comes to: A from 85, B from 70, C from 60, D below. */
export const grade = z.enum(['A', 'B', 'C', 'D']);
export type Grade = z.output<typeof grade>;

/** The parts of a score, in the order in which they are shown. */
export const scorePart = z.enum(['completeness', 'specificity', 'reflection', 'nextSteps', 'punctuality']);
export type ScorePart = z.output<typeof scorePart>;
