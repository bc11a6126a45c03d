import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import type { QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { sampleCall } from '../../lib/testing/sample-call.ts';
import { queuedTodos, withQueued } from './todos.shared.ts';

const idOf = (name: string) => `00000000-0000-7000-8000-00000000000${'abcdef'.indexOf(name)}`;
const todo = (name: string, day = '2026-03-31') => ({
  id: idOf(name),
  kind: 'day' as const,
  text: name,
  day,
  status: 'open' as const,
});
const waits = ({ path }: { path: string }, input: object): QueuedCall =>
  sampleCall({ key: JSON.stringify(input), path, input });
const todos = [todo('a'), todo('b'), todo('c'), todo('d', '2026-04-01')];
const textsWith = (...calls: QueuedCall[]) => withQueued(todos, calls).map(({ text }) => text);

describe('to-dos with what waits', () => {
  test('are as they will be, the last word counting', () => {
    const change = (status: string) => waits(api.todo.change, { todoId: idOf('a'), status });
    expect(withQueued(todos, [change('done'), change('dropped')])[0]).toMatchObject({ status: 'dropped' });
    expect(textsWith(waits(api.todo.change, { todoId: idOf('a'), text: 'in other words' }))).toEqual([
      ...['in other words', 'b', 'c', 'd'],
    ]);
  });

  test('move among those of their day alone', () => {
    const move = (name: string, position: number) => waits(api.todo.change, { todoId: idOf(name), position });
    expect(textsWith(move('a', 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(textsWith(move('a', 2), move('c', 0))).toEqual(['c', 'b', 'a', 'd']);
    expect(textsWith(move('d', 9))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('go and come back', () => {
    const remove = waits(api.todo.delete, { todoId: idOf('b') });
    expect(textsWith(remove)).toEqual(['a', 'c', 'd']);
    expect(textsWith(waits(api.todo.delete, { todoId: idOf('b'), undo: true }))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  test('stay as they are for calls about anything else', () => {
    expect(textsWith(waits(api.diary.publish, { day: '2026-03-31' }), waits(api.todo.change, {}))).toEqual([
      ...['a', 'b', 'c', 'd'],
    ]);
  });
});

test('new ones are shown before they have gone', () => {
  const added = waits(api.todo.add, { kind: 'day', text: 'Call Ana' });
  expect(queuedTodos([added, waits(api.todo.delete, { todoId: idOf('a') })])).toEqual([
    { key: added.key, todo: { kind: 'day', text: 'Call Ana' } },
  ]);
});
