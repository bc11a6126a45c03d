/** The faces that a day can have, from bright to heavy. */
export const moodFaces = ['🎉', '😊', '💪', '😌', '🤔', '😴', '😣'] as const;
export type MoodFace = (typeof moodFaces)[number];

/** What stands on someone's timeline; of one day, from what stands below to what stands above. */
export const footprintKinds = [
  'entry',
  'outgrown',
  'goal',
  'firstGoal',
  'firstSolved',
  'firstAnswer',
  'firstQuestion',
  'firstDiary',
  'milestone',
] as const;
