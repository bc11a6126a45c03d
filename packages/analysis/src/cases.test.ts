import { describe, expect, test } from 'vitest';
import { type Figures, figuresOf, type Kind, measure } from './testing/figures.ts';
import { readTeamDays } from './testing/team-days.ts';
import { countWeek, type WeekKind } from './testing/week-figures.ts';
import { readWeeks } from './testing/weeks.ts';
import { wholeWordFigures } from './testing/whole-words.ts';

const kinds: readonly Kind[] = ['themes', 'blockers', 'thanks', 'questions'];
const percent = (share: number) => `${Math.round(share * 100)} %`;
const line = (group: string, kind: Kind | WeekKind | 'headlines', { precision, recall, of }: Figures) =>
  process.stdout.write(
    `${group}, ${kind} (${of}): precision ${percent(precision)}, recall ${percent(recall)}\n`,
  );

describe.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('team days in %s', (group) => {
  const figures = figuresOf(readTeamDays(group));

  test.each(kinds)('%s are found, and little else', (kind) => {
    line(group, kind, figures[kind]);
    expect(figures[kind].of).toBeGreaterThan(3);
    expect(figures[kind].precision).toBeGreaterThanOrEqual(0.8);
    expect(figures[kind].recall).toBeGreaterThanOrEqual(0.7);
  });
});

describe.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('headlines in %s', (group) => {
  test('are whole words', () => {
    const { found, ...figures } = wholeWordFigures(group);
    line(group, 'headlines', figures);
    expect(figures.of).toBeGreaterThan(5);
    expect(figures.precision, found.join('\n')).toBeGreaterThanOrEqual(0.8);
    expect(figures.recall, found.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
});

describe.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('weeks in %s', (group) => {
  const weeks = readWeeks(group);

  // What was learned is said in so many ways that rules find some of it; what they find is right.
  test.each([
    ['summary', 0.7, 0.7],
    ['learned', 0.75, 0.25],
    ['open', 0.75, 0.8],
    ['repeated', 0.5, 0.5],
  ] as const)('%s: the right sentences, and little else', (kind, precision, recall) => {
    const figures = measure(weeks, countWeek[kind]);
    line(`week, ${group}`, kind, figures);
    expect(figures.of).toBeGreaterThan(3);
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
  });
});
