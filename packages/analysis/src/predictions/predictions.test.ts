import { emptySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { sentencesIn } from '../sources.ts';
import { readDrafts } from '../testing/drafts.ts';
import { compare, measure } from '../testing/figures.ts';
import { curiousIn, mistakesIn } from './predictions.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const finders = { unclear: curiousIn, mistake: mistakesIn } as const;

describe.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('drafts in %s', (group) => {
  const drafts = readDrafts(group);

  test.each(['unclear', 'mistake'] as const)('%s: what is found is right, and it is most of it', (kind) => {
    const { precision, recall, of } = measure(drafts, (draft) =>
      compare(
        finders[kind](draft.texts).map(({ shown }) => shown),
        draft[kind],
      ),
    );
    process.stdout.write(
      `drafts, ${group}, ${kind} (${of}): precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
    expect(of).toBeGreaterThanOrEqual(10);
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  });
});

test('what stands among the unclear things and the tasks is no candidate', () => {
  const entry = {
    ...emptySections(),
    unclear: ['Why is the blue tag on it?'],
    nextTasks: ['Ask why I forgot the vents'],
    summary: 'I forgot to open the vents. Why is the tag blue?',
  };
  const texts = sentencesIn({ id: 'draft', authorId: 'writer', entry });
  expect(curiousIn(texts).map(({ shown }) => shown)).toEqual(['Why is the tag blue?']);
  expect(mistakesIn(texts).map(({ shown }) => shown)).toEqual(['I forgot to open the vents.']);
});
