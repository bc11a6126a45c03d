import { type MoodDay, moodFaces } from '@garden/contract';

/** A face, or all those that are not among the seven; and on how many days it stands. */
export type MoodCount = { readonly face: string | 'other'; readonly count: number };

const known: readonly string[] = moodFaces;

type Felt = Pick<MoodDay, 'mood'>;

/** On how many of some days each face stands, from bright to heavy, other emoji and stickers together at the end. */
export function countMoods(days: readonly Felt[]): MoodCount[] {
  const counted = (face: string) => days.filter(({ mood }) => columnOf(mood) === face).length;
  return [...known, 'other'].map((face) => ({ face, count: counted(face) }));
}

function columnOf(mood: string | null): string | null {
  return mood === null || known.includes(mood) ? mood : 'other';
}

/** Those faces that stand on any of the days. */
export const facesOn = (days: readonly Felt[]): string[] =>
  countMoods(days)
    .filter(({ count }) => count > 0)
    .map(({ face }) => face);

/** The days of a month among those of its year. */
export const daysIn = <Day extends { readonly day: string }>(days: readonly Day[], month: string): Day[] =>
  days.filter(({ day }) => day.startsWith(month));
