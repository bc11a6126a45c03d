import { type AiFeature, aiFeature } from '@garden/contract';

/** What the budget counts in, in characters. */
const UNIT = 2_000;

/** Every feature that can be turned off. */
export const aiFeatures: readonly AiFeature[] = aiFeature.options;

/** What a text takes of a person's daily budget. */
export function unitsOf(characters: number): number {
  return Math.ceil(characters / UNIT);
}

type Choices = {
  readonly off: readonly AiFeature[];
  readonly teams: readonly { readonly name: string; readonly off: readonly AiFeature[] }[];
};

/** Who turned a feature off for someone: they themselves, a team of theirs by its name, or no one. */
export function turnedOffBy(feature: AiFeature, { off, teams }: Choices): { team: string } | 'self' | null {
  if (off.includes(feature)) return 'self';
  const team = teams.find((each) => each.off.includes(feature));
  return team ? { team: team.name } : null;
}
