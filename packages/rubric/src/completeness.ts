import type { Circumstances } from './circumstances.ts';
import { type Finding, isAhead, standsIn } from './evidence.ts';
import { dayUnits, evidenceIn, share, strengthOf } from './measures.ts';
import type { ScoredSection } from './sentences.ts';
import * as weights from './tables/weights.ts';

export type Asked = keyof typeof weights.completeness;

/** How far each thing is there that the day asks for, 0–1; what is not asked for is missing. */
export type Completeness = Readonly<Partial<Record<Asked, number>>>;

/** All that reasons and advice look at. */
export type Outlook = {
  readonly findings: readonly Finding[];
  readonly circumstances: Circumstances;
  readonly completeness: Completeness;
  readonly specificity: number;
  readonly reflection: number;
  readonly nextSteps: number;
  readonly bounds: Bounds;
};

/** What an entry is kept within. */
export type Bounds = {
  /** Whether nothing that can be checked is told of a day; it gets less than a B then. */
  readonly isGroundless: boolean;
  /** Where sentences are alike but for numbers and dates: what of `specificity` is theirs, and so many points at most. */
  readonly alike: { readonly specificity: number; readonly most: number } | undefined;
};

/** Own words with which a lesson or a step is there in full, in hundredths. */
const ENOUGH = { learning: 400, ahead: 300, insight: 600, answer: 100, weeklyTop: 100 };
const WEEKLY_TOP_ITEMS = 3;

export function completenessOf(
  findings: readonly Finding[],
  { sections, due, isNewcomer }: Circumstances,
): Completeness {
  const { full, fullForNewcomer } = weights.day;
  return {
    day: share(dayUnits(findings), isNewcomer ? fullForNewcomer : full),
    ...(sections.learnings && { learning: best(findings.filter(isLearning), ENOUGH.learning) }),
    ...(sections.nextTasks && {
      ahead: best(findings.filter(isAhead), ENOUGH.ahead),
    }),
    ...(due.weeklyTop && { weeklyTop: share(weeklyTopItems(findings), WEEKLY_TOP_ITEMS) }),
    ...(due.insight && {
      insight: best(
        findings.filter((finding) => standsIn(finding, 'insight')),
        ENOUGH.insight,
      ),
    }),
    ...(due.answers > 0 && { answers: Math.min(1, answeredOf(findings) / due.answers) }),
  };
}

/** Whether so much of a day is told that someone who wasn’t there can follow it. */
export const isDayTold = (day: number) => day > 0.85;

/** Whether a sentence says what was learned, wherever it stands. */
export function isLearning(finding: Finding): boolean {
  if (standsIn(finding, 'learnings')) return true;
  const evidence = evidenceIn(finding);
  return strengthOf(finding) > 0 && (evidence.includes('insight') || evidence.includes('change'));
}

/** Items of the week's progress; those of this week's entries may be taken as they are. */
export function weeklyTopItems(findings: readonly Finding[]): number {
  const said = findings.filter(
    (finding) => finding.ignored === 'copied' || finding.weight >= ENOUGH.weeklyTop,
  );
  return itemsIn(said, 'weeklyTop');
}

export function answeredOf(findings: readonly Finding[]): number {
  return itemsIn(
    findings.filter((finding) => finding.weight >= ENOUGH.answer),
    'answers',
  );
}

/** Items of a section that say something which stands nowhere else; at least one where something is said at all. */
function itemsIn(findings: readonly Finding[], section: ScoredSection): number {
  const inside = findings.filter((finding) => standsIn(finding, section));
  const items = inside.filter(({ places }) => places.length === 1).map(({ at }) => at.item);
  return Math.max(new Set(items).size, Math.min(1, inside.length));
}

function best(findings: readonly Finding[], full: number): number {
  return Math.min(1, Math.max(0, ...findings.map(({ weight }) => weight)) / full);
}

/** 0–1, by the shares of what is asked for. */
export function completenessShare(completeness: Completeness): number {
  let [reached, asked] = [0, 0];
  for (const name of Object.keys(weights.completeness) as Asked[]) {
    const part = completeness[name];
    if (part === undefined) continue;
    reached += weights.completeness[name] * part;
    asked += weights.completeness[name];
  }
  return reached / asked;
}

export function punctualityOf(hoursLate: number): number {
  return weights.punctuality.find(({ hours }) => hoursLate <= hours)?.points ?? 0;
}
