import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { sectionChanges } from './section-changes.ts';

const written = (summary: string, nextTasks: string[] = [], title: string | null = null) => ({
  title,
  sections: { ...emptySections(), summary, nextTasks },
});

test('names the parts that differ, and no others', () => {
  const changes = sectionChanges(
    written('Pruned', ['Call Ana']),
    written('Pruned', ['Call Ana', 'Rest'], 'Rain'),
  );
  expect(changes.map(({ section }) => section)).toEqual(['title', 'nextTasks']);
  expect(changes[1]?.changes).toContainEqual(expect.objectContaining({ kind: 'added', text: '\nRest' }));
});

test('shows all of a first version', () => {
  expect(sectionChanges(undefined, written('Pruned'))).toEqual([
    { section: 'summary', changes: [{ kind: 'added', text: 'Pruned', at: 0 }] },
  ]);
});
