import type { ReadonlySections } from '@garden/contract';
import { type Finding, findingsOf } from './evidence.ts';
import { dayUnits, evidenceIn, nextUnits, reflectionUnits, share, specificityUnits, strengthOf, weightOf } from './measures.ts';
import type { Shingles } from './shingles.ts';
import * as weights from './tables/weights.ts';

export type Circumstances = {
  lateHours: number;
  off: readonly ('learnings' | 'nextTasks')[];
  due: { weeklyTop: boolean; insight: boolean; answers: number };
  isNewcomer: boolean;
  earlier: readonly Shingles[];
};

export function score(entry: ReadonlySections, c: Circumstances) {
  const f = findingsOf(entry, c.earlier);
  const points = (max: number, part: number) => Math.floor(max * part + 0.5);
  const parts = {
    completeness: points(30, completeness(entry, f, c)),
    specificity: points(25, share(specificityUnits(f), weights.specificity.full)),
    reflection: points(20, share(reflectionUnits(f), weights.reflection.full)),
    nextSteps: points(15, share(nextUnits(f), weights.nextSteps.full)),
    punctuality: weights.punctuality.find(({ hours }) => c.lateHours <= hours)?.points ?? 0,
  };
  return { total: Object.values(parts).reduce((a, b) => a + b, 0), parts, f };
}

function completeness(entry: ReadonlySections, f: readonly Finding[], c: Circumstances): number {
  const w = weights.completeness;
  const best = (list: readonly Finding[], full: number) => Math.min(1, Math.max(0, ...list.map(weightOf)) / full);
  const rows: [number, number][] = [
    [w.day, share(dayUnits(f), c.isNewcomer ? weights.day.fullForNewcomer : weights.day.full)],
  ];
  if (!c.off.includes('learnings'))
    rows.push([w.learning, best(f.filter((x) => x.at.section === 'learnings' || (strengthOf(x) > 0 && evidenceIn(x).some((k) => k === 'insight' || k === 'change'))), 400)]);
  if (!c.off.includes('nextTasks')) rows.push([w.ahead, best(f.filter((x) => x.isAhead), 300)]);
  if (c.due.weeklyTop) rows.push([w.weeklyTop, share(f.filter((x) => x.at.section === 'weeklyTop' && weightOf(x) >= 100).length, 3)]);
  if (c.due.insight) rows.push([w.insight, best(f.filter((x) => x.at.section === 'insight'), 600)]);
  if (c.due.answers > 0) rows.push([w.answers, Math.min(1, new Set(f.filter((x) => x.at.section === 'answers' && weightOf(x) >= 100).map((x) => x.at.item)).size / c.due.answers)]);
  const all = rows.reduce((a, [b]) => a + b, 0);
  return rows.reduce((a, [b, p]) => a + b * p, 0) / all;
}
