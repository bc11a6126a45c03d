import { expect, test } from 'vitest';
import { callAt, api as client } from './client.ts';
import { allEndpoints, api } from './index.ts';

test('a browser knows every call by the key of its declaration, without schemas', () => {
  const known = Object.entries(client).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${group}.${name}`, call })),
  );
  expect(known).toEqual(
    allEndpoints().map(({ name, endpoint: { method, path, kind, access } }) => ({
      name,
      call: { method, path, kind, access },
    })),
  );
});

test('a call is found by its path', () => {
  expect(callAt(api.diary.publish.path)).toBe(client.diary.publish);
  expect(callAt('user/diary/burn')).toBeUndefined();
});
