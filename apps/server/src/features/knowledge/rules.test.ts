import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Kept, reconcile } from './rules.ts';

const texts: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd');
const teams = fc.uniqueArray(fc.constantFrom('field', 'cellar'));
const items = fc.array(fc.record({ text: texts, teamIds: teams }));
const rows = fc
  .uniqueArray(fc.record({ text: texts, teamIds: teams, isOwnersNow: fc.boolean() }), {
    selector: ({ text }) => text,
  })
  .map((list) => list.map((row, index): Kept => ({ id: String(index), ...row })));

function apply(kept: readonly Kept[], wanted: Parameters<typeof reconcile>[1]): Kept[] {
  const { added, gone, moved } = reconcile(kept, wanted);
  const audience = new Map(moved.map(({ id, teamIds }) => [id, teamIds]));
  const left = kept.filter(({ id }) => !gone.includes(id));
  return [
    ...left.map((row) => ({ ...row, teamIds: audience.get(row.id) ?? row.teamIds })),
    ...added.map((item, index) => ({ ...item, id: `new ${index}`, isOwnersNow: false })),
  ];
}

test('rows are what the diary says, and what their owner went on with', () => {
  fc.assert(
    fc.property(rows, items, (kept, wanted) => {
      const after = apply(kept, wanted);
      const asked = new Map(wanted.map(({ text, teamIds }) => [text, teamIds]));
      const own = kept.filter(({ isOwnersNow }) => isOwnersNow).map(({ text }) => text);
      expect(after.map(({ text }) => text).toSorted()).toEqual(
        [...new Set([...asked.keys(), ...own])].toSorted(),
      );
      for (const { text, teamIds } of after) {
        expect(teamIds.toSorted()).toEqual((asked.get(text) ?? []).toSorted());
      }
      for (const { id, text } of kept)
        if (asked.has(text)) expect(after.some((row) => row.id === id)).toBe(true);
    }),
  );
});

test('nothing is left to do the second time', () => {
  fc.assert(
    fc.property(rows, items, (kept, wanted) => {
      expect(reconcile(apply(kept, wanted), wanted)).toEqual({ added: [], gone: [], moved: [] });
    }),
  );
});
