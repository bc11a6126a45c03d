import { expect, test } from 'vitest';
import { allEndpoints, pages } from './index.ts';
import { keptKind, noticedObjects, objectKinds, placeOf } from './objects.ts';

test.each(objectKinds)('%s is read by calls that there are', (kind) => {
  const { one, lists } = placeOf(kind).reads;
  const known = new Set(allEndpoints().map(({ endpoint }) => endpoint.path));
  const reads = [...(one === null ? [] : [one]), ...lists];
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((path) => !known.has(path))).toEqual([]);
});

test('each kind has a place on a page that there is', () => {
  const known = pages.map(({ path }) => String(path));
  const places = [...objectKinds.map((kind) => placeOf(kind).path), ...Object.values(noticedObjects)];
  expect(places.map((place) => place.split('?')[0]).filter((path) => !known.includes(path ?? ''))).toEqual(
    [],
  );
});

test('what a browser kept before it said what about was about a diary', () => {
  expect(keptKind(undefined)).toBe('diary');
  expect(keptKind('curious')).toBe('curious');
  expect(keptKind('garden')).toBe('diary');
});
