import { type ComingRules, type SightSetting, sightSettings, type TeamRules } from '@garden/contract';
import { DAY, shift } from '../../../platform/clock.ts';
import { DEFAULT_RULES } from '../rules.ts';

/** So long before more people see something, those whose it is are told (product, section 14). */
export const TOLD_BEFORE = DAY;

/** A setting by which more people see what is a member’s, and when it begins to hold; ISO 8601. */
type Waiting = { readonly setting: SightSetting; readonly value: string | boolean; readonly from: string };

type Sights = Pick<TeamRules, 'anonymous'> & Pick<TeamRules['review'], 'scores' | 'ownSwitch' | 'grades'>;

/** The values of each setting, the narrower first: by the later ones, more people see what is a member’s. */
const widths: { readonly [Setting in SightSetting]: readonly Sights[Setting][] } = {
  scores: ['off', 'on'],
  // Who has switched their scores off is scored again where the team allows that no more.
  ownSwitch: [true, false],
  grades: ['author', 'supervisors', 'team'],
  // A mistake that is shared without a name is shown where a team lets its members speak without one.
  anonymous: [false, true],
};

const widthOf = (setting: SightSetting, value: string | boolean): number =>
  (widths[setting] as readonly (string | boolean)[]).indexOf(value);

const sightsOf = ({ anonymous, review: { scores, ownSwitch, grades } }: TeamRules): Sights => ({
  ...{ anonymous, scores, ownSwitch, grades },
});

function withSights(rules: TeamRules, sights: Partial<Sights>): TeamRules {
  const { anonymous, ...review } = { ...sightsOf(rules), ...sights };
  return { ...rules, anonymous, review: { ...rules.review, ...review } };
}

type Kept = { readonly rules: TeamRules | null; readonly coming: readonly Waiting[] | null };

/** The rules of a team as they are once all of them hold that were set; null where it has the product's. */
export function wishedRules({ rules, coming }: Kept): TeamRules | null {
  if (!coming) return rules;
  const values = Object.fromEntries(coming.map(({ setting, value }) => [setting, value])) as Partial<Sights>;
  return withSights(rules ?? DEFAULT_RULES, values);
}

/**
 * What of the rules that were wished for holds at once, and what a day later: that by which more people see something. What
 * is narrowed holds at once, and what was announced as widely keeps its moment.
 * @param waits whether there is anyone whose it is: not in a team of its maker alone
 */
export function planRules(
  kept: Kept,
  wished: TeamRules,
  { now, waits }: { readonly now: Date; readonly waits: boolean },
): { readonly rules: TeamRules; readonly coming: Waiting[] | null } {
  const held = sightsOf(kept.rules ?? DEFAULT_RULES);
  const next = sightsOf(wished);
  // Where nothing is scored, who sees grades is no one's matter.
  const isScored = held.scores === 'on' || next.scores === 'on';
  const coming = sightSettings.flatMap((setting): Waiting[] => {
    const value = next[setting];
    const width = widthOf(setting, value);
    const matters = isScored || (setting !== 'grades' && setting !== 'ownSwitch');
    if (!waits || !matters || width <= widthOf(setting, held[setting])) return [];
    const announced = kept.coming?.find((each) => each.setting === setting);
    const isAnnounced = announced && widthOf(setting, announced.value) >= width;
    return [{ setting, value, from: isAnnounced ? announced.from : shift(now, TOLD_BEFORE).toISOString() }];
  });
  const waiting = Object.fromEntries(coming.map(({ setting }) => [setting, held[setting]]));
  return { rules: withSights(wished, waiting as Partial<Sights>), coming: coming.length > 0 ? coming : null };
}

/** The rules as they are at a later moment, with what still waits then. */
export function rulesAt({ rules, coming }: Kept, at: Date): Kept {
  const isDue = ({ from }: Waiting) => new Date(from) <= at;
  const left = coming?.filter((each) => !isDue(each)) ?? [];
  return {
    rules: wishedRules({ rules, coming: coming?.filter(isDue) ?? null }),
    coming: left.length > 0 ? left : null,
  };
}

/** What waits, as members see it. */
export function presentComing(kept: Kept): ComingRules | null {
  const rules = wishedRules(kept);
  if (!kept.coming || !rules) return null;
  const { modules, minimums, ...others } = rules;
  return {
    rules: { modules: { ...modules }, minimums: { ...minimums }, ...others },
    from: Object.fromEntries(kept.coming.map(({ setting, from }) => [setting, from])),
  };
}
