import { allEndpoints } from '@garden/contract';
import { expect, test } from 'vitest';
import { entryOf } from './table.ts';

test.each(allEndpoints())('$name has its example and its rows', ({ name }) => {
  expect(entryOf(name)).toEqual({ example: expect.any(Function), rows: expect.any(Array) });
});
