import { answeredOf, isDayTold, isLearning, type Outlook } from './completeness.ts';
import { type Finding, standsIn } from './evidence.ts';
import { evidenceIn, stepUnits, strengthOf } from './measures.ts';
import type { RubricMessageKey, RubricParams } from './messages.ts';
import { totalOf, worthOf } from './points.ts';
import { praiseFor } from './praise.ts';
import { strongest } from './reasons.ts';
import type { Place, ScoredSection } from './sentences.ts';
import { wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as weights from './tables/weights.ts';
import * as zh from './tables/zh.ts';

/** A next move, or praise for what is there; `worth` is about how many points it brings, praise none. */
export type Advice = {
  readonly key: RubricMessageKey;
  readonly params: RubricParams;
  readonly at?: Place;
  readonly worth: number;
};

const MOST = 3;
const QUOTE_LENGTH = 60;

const LOOSE_EN = new RegExp(`\\b${en.looseAmounts.trim()}\\b`, 'iu');
const LOOSE_ZH = new RegExp(zh.looseAmounts.trim(), 'u');
const empty = wordSet(en.emptyNouns);

/**
 * What to write to gain most: up to three moves; below a B, praise for the best part and one, for an A one at most. None is for
 * a part whose section is filled.
 */
export function adviceFor(outlook: Outlook): Advice[] {
  const total = totalOf(outlook);
  const moves = movesFor(outlook);
  if (total < weights.gradeFrom.B)
    return [{ ...praiseFor(outlook), params: {}, worth: 0 }, ...moves.slice(0, 1)];
  return moves.slice(0, total < weights.gradeFrom.A ? MOST : 1);
}

/** All moves, what is worth most first; none quotes what another quotes. */
function movesFor(outlook: Outlook): Advice[] {
  const facts = aboutFacts(outlook);
  const moves = [
    ...repeats(outlook),
    ...facts,
    // Where one phrase can be made exact, that is the nearer move.
    ...(facts.some(({ key }) => key === 'sayHowMany') ? [] : aboutDay(outlook)),
    ...aboutThoughts(outlook),
    ...aboutSteps(outlook),
    ...aboutDue(outlook),
  ]
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return moves.filter((move, at) => !moves.slice(0, at).some((before) => quotesAlike(before, move)));
}

function quotesAlike(a: Advice, b: Advice): boolean {
  if (a.at === undefined || b.at === undefined) return false;
  const [one, other] = [String(a.params.quote), String(b.params.quote)];
  return isSamePlace(a.at, b.at) || one.includes(other) || other.includes(one);
}

const isSamePlace = (a: Place, b: Place) =>
  a.section === b.section && a.item === b.item && a.sentence === b.sentence;

function advise(key: RubricMessageKey, worth: number, finding?: Finding, params: RubricParams = {}): Advice {
  return finding
    ? { key, params: { quote: excerpt(finding.shown), ...params }, at: finding.at, worth }
    : { key, params, worth };
}

/** The beginning of a sentence, cut between words. */
function excerpt(shown: string): string {
  const sentence = shown.replace(/[\s.。!！;；]+$/u, '');
  const units = [...sentence];
  if (units.length <= QUOTE_LENGTH) return sentence;
  const cut = units.slice(0, QUOTE_LENGTH).join('');
  const gap = cut.lastIndexOf(' ');
  return `${gap > QUOTE_LENGTH / 2 ? cut.slice(0, gap) : cut} …`;
}

const told = ({ findings }: Outlook) =>
  findings.filter(({ at, ignored }) => at.section !== 'nextTasks' && ignored === undefined);

function repeats(outlook: Outlook): Advice[] {
  const alike = outlook.findings.find(({ likeness }) => likeness === 'alike');
  if (alike) {
    const worth = worthOf(outlook, { bounds: { ...outlook.bounds, alike: undefined } });
    if (worth > 0) return [advise('sayWhatElse', worth, alike)];
  }
  const copied = outlook.findings.filter(
    ({ ignored, at }) => ignored === 'copied' && at.section !== 'weeklyTop',
  );
  if (copied.length === 0) return [];
  const worth = worthOf(outlook, {
    completeness: {
      ...outlook.completeness,
      day: Math.min(1, (outlook.completeness.day ?? 0) + 0.2 * copied.length),
    },
  });
  return [advise('writeSomethingNew', worth, copied[0])];
}

/** Whether a section says something that counts. */
function isFilled({ findings }: Outlook, section: ScoredSection): boolean {
  return findings.some((finding) => finding.weight >= weights.day.filled && standsIn(finding, section));
}

function aboutDay(outlook: Outlook): Advice[] {
  const day = outlook.completeness.day ?? 0;
  if (outlook.bounds.isGroundless) {
    const bounds = { ...outlook.bounds, isGroundless: false };
    const specificity = outlook.specificity + weights.specificity.first.amount;
    return [advise('tellTheDay', worthOf(outlook, { bounds, specificity }))];
  }
  if (isDayTold(day)) return [];
  const words = 600;
  const worth = worthOf(outlook, {
    completeness: { ...outlook.completeness, day: day + (1 - day) * 0.5 },
    specificity: outlook.specificity + Math.floor((words * weights.specificity.word) / 100),
  });
  const place = strongest(told(outlook));
  return [place && place.weight > 0 ? advise('tellMore', worth, place) : advise('tellTheDay', worth)];
}

function aboutFacts(outlook: Outlook): Advice[] {
  const { first } = weights.specificity;
  const bounds = { ...outlook.bounds, isGroundless: false };
  const vague = told(outlook)
    .filter(({ facts }) => !facts.some(({ kind }) => kind === 'amount'))
    .map((finding) => ({ finding, loose: looseAmount(finding.shown) }))
    .find(({ loose }) => loose !== undefined);
  if (vague?.loose) {
    const day = outlook.completeness.day ?? 0;
    const worth = worthOf(outlook, {
      bounds,
      specificity: outlook.specificity + first.amount,
      completeness: {
        ...outlook.completeness,
        day: day + ((1 - day) * 2 * weights.day.fact) / weights.day.full,
      },
    });
    return [advise('sayHowMany', worth, vague.finding, vague.loose)];
  }
  const bare = told(outlook).filter(
    ({ facts, common, own }) => facts.length === 0 && common.size + own.size > 1,
  );
  const place = [...bare].sort((a, b) => b.common.size - a.common.size)[0];
  if (!place) return [];
  const added = first.amount + first.name + first.time;
  const worth = worthOf(outlook, { bounds, specificity: outlook.specificity + added });
  return [advise('sayWhoOrWhen', worth, place)];
}

/** "several customers" → "12 customers" */
function looseAmount(shown: string): { quote: string; example: string } | undefined {
  const [english, noun = ''] = LOOSE_EN.exec(shown) ?? [];
  if (
    english !== undefined &&
    noun.endsWith('s') &&
    !noun.endsWith('ss') &&
    !empty.has(noun.slice(0, -1).toLowerCase())
  )
    return { quote: english, example: `12 ${noun}` };
  const [chinese, counted = ''] = LOOSE_ZH.exec(shown) ?? [];
  if (chinese === undefined || /[的了是在有都和]/u.test(counted)) return undefined;
  const measure = /[几多](.)/u.exec(chinese)?.[1] ?? '个';
  return { quote: chinese, example: `12${measure}${counted}` };
}

function aboutThoughts(outlook: Outlook): Advice[] {
  const { each } = weights.reflection;
  if (isFilled(outlook, 'learnings')) return [];
  const counts = (finding: Finding) => strengthOf(finding) > 0;
  const hasCause = outlook.findings.some(
    (finding) => counts(finding) && evidenceIn(finding).includes('cause'),
  );
  const hasLearning = outlook.findings.some((finding) => counts(finding) && isLearning(finding));
  const place =
    strongest(told(outlook).filter((finding) => evidenceIn(finding).length === 0)) ??
    strongest(told(outlook));
  if (!place || place.common.size + place.own.size === 0) return [];
  // One move for each part, so that no two ask for the same sentence.
  if (hasLearning && !hasCause)
    return [advise('sayWhy', worthOf(outlook, { reflection: outlook.reflection + each.cause }), place)];
  const worth = worthOf(outlook, {
    reflection: outlook.reflection + each.insight + each.change,
    completeness:
      outlook.completeness.learning === undefined
        ? outlook.completeness
        : { ...outlook.completeness, learning: 1 },
  });
  return [advise('sayWhatYouTake', worth, place)];
}

function aboutSteps(outlook: Outlook): Advice[] {
  const { rich, fact, vague } = weights.nextSteps;
  const steps = outlook.findings.filter((finding) => stepUnits(finding) > 0);
  if (steps.some((finding) => stepUnits(finding) > vague)) return [];
  const loose = steps
    .filter(({ facts }) => facts.length === 0)
    .sort((a, b) => stepUnits(a) - stepUnits(b))[0];
  if (loose) {
    const gained = rich + fact.time + fact.name - stepUnits(loose);
    return [advise('sharpenStep', worthOf(outlook, { nextSteps: outlook.nextSteps + gained }), loose)];
  }
  const place = strongest(told(outlook));
  if (!place) return [];
  const worth = worthOf(outlook, {
    nextSteps: outlook.nextSteps + rich + fact.time,
    completeness:
      outlook.completeness.ahead === undefined ? outlook.completeness : { ...outlook.completeness, ahead: 1 },
  });
  return [advise('writeNextStep', worth, place)];
}

function aboutDue(outlook: Outlook): Advice[] {
  const { completeness, circumstances, findings } = outlook;
  const filled = (name: 'weeklyTop' | 'insight' | 'answers') =>
    completeness[name] === undefined ? 0 : worthOf(outlook, { completeness: { ...completeness, [name]: 1 } });
  const count = Math.max(0, circumstances.due.answers - answeredOf(findings));
  const inTime = worthOf(outlook, { circumstances: { ...circumstances, hoursLate: 0 } });
  return [
    advise('writeWeeklyTop', filled('weeklyTop')),
    advise('writeInsight', filled('insight')),
    ...(count > 0 ? [advise('answerQuestions', filled('answers'), undefined, { count })] : []),
    advise('publishOnDay', inTime),
  ];
}
