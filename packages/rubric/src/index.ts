export type { Advice } from './advice.ts';
export { type Circumstances, ordinaryDay } from './circumstances.ts';
export { type RubricMessageKey, type RubricParams, rubricMessages } from './messages.ts';
export type { PartName } from './points.ts';
export type { Reason } from './reasons.ts';
export {
  type Grade,
  gradeOf,
  RUBRIC_VERSION,
  type Score,
  type ScorePart,
  score,
  shinglesOf,
} from './score.ts';
export { type Place, type ScoredSection, type Sentence, sentenceAt, sentencesOf } from './sentences.ts';
export type { Shingles } from './shingles.ts';
