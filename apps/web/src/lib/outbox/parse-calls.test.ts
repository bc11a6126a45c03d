import { expect, test } from 'vitest';
import { parseCalls } from './parse-calls.ts';

const call = { id: 1, userId: 'maya', key: 'k', subject: 'diary 2026-03-31' };
const publishing = { ...call, path: 'user/diary/publish' };
const day = '2026-03-31';

test('a call of an earlier build gets what it left open', () => {
  const [read] = parseCalls([{ ...publishing, input: { day, sections: { summary: 'Pruned the vines' } } }]);
  expect(read).toMatchObject({
    ...publishing,
    input: { sections: { summary: 'Pruned the vines', nextTasks: [] } },
  });
});

test('what the contract does not take is not shown', () => {
  const unknown = { ...call, path: 'user/diary/burn', input: {} };
  expect(parseCalls([{ ...publishing, input: { day } }, unknown])).toEqual([]);
});
