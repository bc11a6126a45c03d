import { type Finding, isAhead, standsIn, type ThoughtKind } from './evidence.ts';
import type { Fact, FactKind } from './facts.ts';
import * as weights from './tables/weights.ts';

export type EvidenceKind = ThoughtKind | 'outcome' | 'lesson';

export const factKinds = ['amount', 'time', 'name', 'code', 'quote'] as const satisfies FactKind[];
export const evidenceKinds = [
  'cause',
  'insight',
  'change',
  'doubt',
  'contrast',
  'outcome',
  'lesson',
] as const satisfies EvidenceKind[];

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

/** How much of the way to `full` a sum has gone; the first steps count most. Exact to a millionth. */
export function share(of: number, full: number): number {
  const part = Math.min(1, of / full);
  const rest = 1 - part;
  return 1 - rest * rest * rest;
}

/** Own words of several sentences, each once. */
export function wordsOf(findings: readonly Finding[]): number {
  const own = new Map<string, number>();
  for (const finding of findings)
    for (const [word, weight] of finding.own) own.set(word, Math.max(own.get(word) ?? 0, weight));
  return sum(own.values());
}

/** What can be checked, by kind and by what it is about. */
function gathered(findings: readonly Finding[]): Map<FactKind, Map<string, Set<string>>> {
  const found = new Map<FactKind, Map<string, Set<string>>>(factKinds.map((kind) => [kind, new Map()]));
  for (const { kind, about, value } of findings.flatMap(({ facts }) => facts)) {
    const values = found.get(kind)?.get(about) ?? new Set();
    found.get(kind)?.set(about, values.add(value));
  }
  return found;
}

/** How many different things can be checked. */
function factCount(findings: readonly Finding[]): number {
  const found = new Set<string>();
  for (const { facts } of findings) for (const { kind, about } of facts) found.add(`${kind} ${about}`);
  return found.size;
}

/** How much of a day is told. */
export function dayUnits(findings: readonly Finding[]): number {
  const told = findings.filter(({ places }) => places.every(({ section }) => section !== 'nextTasks'));
  const common = new Set(told.flatMap((finding) => [...finding.common]));
  const { common: each, commonMost, fact, groundless, perFact } = weights.day;
  const facts = factCount(told);
  const said = wordsOf(told) + each * Math.min(commonMost, common.size);
  return Math.min(said, groundless + perFact * facts) + fact * facts;
}

export function specificityUnits(findings: readonly Finding[]): number {
  const { word, wordMost, first, further, most, groundless, perFact, bare, perWord } = weights.specificity;
  const own = Math.min(wordMost * 100, wordsOf(findings));
  const words = Math.min(Math.floor((word * own) / 100), groundless + perFact * factCount(findings));
  const facts = [...gathered(findings)].map(([kind, abouts]) => {
    const each = [...abouts.values()].map((values) => first[kind] + (values.size > 1 ? further[kind] : 0));
    return Math.min(most[kind], sum(each));
  });
  return words + Math.min(sum(facts), bare + Math.floor((perWord * besideNames(findings)) / 100));
}

/** Own words that are no names: numbers, times and names that come with few of them say little. */
function besideNames(findings: readonly Finding[]): number {
  const own = new Map<string, number>();
  for (const finding of findings) {
    const names = finding.facts.flatMap(({ kind, value }) => (kind === 'name' ? [value] : []));
    for (const [word, weight] of finding.own)
      if (!names.some((name) => name.includes(word))) own.set(word, Math.max(own.get(word) ?? 0, weight));
  }
  return sum(own.values());
}

/** The thoughts of a sentence; what stands among the learnings is one by its place. */
export function evidenceIn(finding: Finding): EvidenceKind[] {
  const { places, thoughts } = finding;
  if (places.some(({ section }) => section === 'nextTasks'))
    return thoughts.filter((kind) => kind === 'cause');
  const isLesson = standsIn(finding, 'learnings', 'insight');
  const placed: EvidenceKind[] = isLesson ? ['lesson'] : standsIn(finding, 'unclear') ? ['doubt'] : [];
  const outcome: EvidenceKind[] = finding.hasOutcome && !thoughts.includes('cause') ? ['outcome'] : [];
  return [...new Set([...thoughts, ...outcome, ...placed])];
}

/** How much a thought counts by what its sentence says. */
export function strengthOf(finding: Finding): number {
  const { leastOwn, least, enough, common, commonMost, commonFrom, perMarker } = weights.reflection;
  // What is only counted is no thought.
  const counted = new Set(finding.facts.filter(({ kind }) => kind === 'amount').map(({ about }) => about));
  const own =
    finding.weight -
    sum([...counted].map((noun) => finding.own.get(noun) ?? finding.own.get(noun.slice(-2)) ?? 0));
  const weight = own + common * Math.min(commonMost, finding.common.size);
  const isBare = own < leastOwn && (finding.facts.length === 0 || finding.common.size < commonFrom);
  const markers = finding.thoughts.filter((kind) => kind !== 'contrast' && kind !== 'doubt').length;
  const isStuffed = markers * perMarker > finding.weight + perMarker;
  if (isBare || isStuffed || weight < least) return 0;
  return Math.min(enough, Math.floor(((weight - least) * enough) / (enough - least)));
}

/** A sentence whose thoughts count, with what they are. */
export type Thought = {
  readonly finding: Finding;
  readonly strength: number;
  readonly kinds: readonly EvidenceKind[];
};

export function thoughtsIn(findings: readonly Finding[]): Thought[] {
  return findings.flatMap((finding) => {
    const kinds = evidenceIn(finding);
    const strength = kinds.length === 0 ? 0 : strengthOf(finding);
    return strength > 0 ? [{ finding, strength, kinds }] : [];
  });
}

export function reflectionUnits(findings: readonly Finding[]): number {
  const { each, most, enough, groundless, perFact } = weights.reflection;
  const all = thoughtsIn(findings);
  const thoughts = sum(
    evidenceKinds.map((kind) => {
      const of = all.filter(({ kinds }) => kinds.includes(kind));
      const counted = sum(of.map(({ strength }) => Math.floor((each[kind] * strength) / enough)));
      // The same thought in other words brings no words of its own.
      return of.length === 0
        ? 0
        : Math.min(most[kind], counted, wordsOf(of.map(({ finding }) => finding)) * 2);
    }),
  );
  return Math.min(thoughts, groundless + perFact * factCount(findings));
}

/** What a next step is worth; 0 outside of them. */
export function stepUnits(finding: Finding): number {
  if (!isAhead(finding)) return 0;
  const { vague, plain, rich, richFrom, fact, factsMost } = weights.nextSteps;
  const weight = finding.weight;
  if (weight < 45) return finding.common.size > 0 ? vague : 0;
  const kinds = new Map(finding.facts.map((each: Fact) => [`${each.kind} ${each.about}`, fact[each.kind]]));
  return (weight >= richFrom ? rich : plain) + Math.min(factsMost, sum(kinds.values()));
}

export function nextUnits(findings: readonly Finding[]): number {
  const ahead = findings.filter(isAhead);
  const exact = ahead.filter((finding) => stepUnits(finding) > weights.nextSteps.vague);
  const vague = sum(ahead.map(stepUnits)) - sum(exact.map(stepUnits));
  const { vagueMost, groundless, perFact } = weights.nextSteps;
  const grounded = groundless + perFact * factCount(ahead);
  return Math.min(sum(exact.map(stepUnits)), wordsOf(exact) * 3, grounded) + Math.min(vagueMost, vague);
}
