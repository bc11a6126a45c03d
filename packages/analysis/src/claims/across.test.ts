import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { termsAcross } from '../glosses/terms.ts';
import { dictionary } from '../testing/across.ts';
import { faultOf } from './check-claims.ts';

/** A sentence, and claims in the other language: one that it carries, and one that tells of something else. */
const casesOf = (group: string) =>
  readFileSync(join(import.meta.dirname, `../../cases/claims-across/${group}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.slice(2)) as [string, string, string]);

type Terms = Parameters<typeof faultOf>[2];

const isKept = (sentence: string, text: string, terms: Terms) => {
  const evidence = [{ id: 's1', authorId: 'ann', day: '2026-03-31', text: sentence }];
  const standards = { evidence, people: [], instructions: [], of: 'own' as const };
  return faultOf({ text, cites: ['s1'], about: null }, standards, terms) === null;
};

test.each(['open', 'held-out'])(
  'claims in the other language, %s: what a sentence carries stays, most else goes',
  (group) => {
    const cases = casesOf(group);
    const count = (termsOf: (text: string) => Terms) => ({
      carried: cases.filter(([sentence, claim]) => isKept(sentence, claim, termsOf(claim))).length,
      others: cases.filter(([sentence, , other]) => isKept(sentence, other, termsOf(other))).length,
    });
    const [before, after] = [count(() => []), count((text) => termsAcross(text, dictionary))];
    process.stdout.write(
      `claims across, ${group}: kept ${after.carried} of ${cases.length} that are carried (${before.carried} without a dictionary) and ${after.others} of ${cases.length} others (${before.others})\n`,
    );
    expect(after.carried / before.carried).toBeGreaterThanOrEqual(0.9);
    expect(after.others / before.others).toBeLessThanOrEqual(0.5);
  },
);
