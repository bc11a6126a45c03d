import { describe, expect, test } from 'vitest';
import * as f from './search-fields.ts';

const id = '3f2b8a10-5b1c-4c9e-9a77-0d5c1e2f3a4b';

describe('a query string', () => {
  test('keeps what is named and drops the rest', () => {
    const read = f.searchOf({ id: f.uuid, day: f.optional(f.day), edit: f.optional(f.flag) });
    expect(read({ id, day: '2026-02-28', edit: true, colour: 'red' })).toEqual({
      id,
      day: '2026-02-28',
      edit: true,
    });
    expect(read({ id })).toEqual({ id });
  });

  test.each([
    ['no id', {}],
    ['another id', { id: '42' }],
    ['a day that no calendar has', { id, day: '2026-02-30' }],
    ['a month that no calendar has', { id, day: '2026-13-01' }],
    ['a day of another form', { id, day: '1 March' }],
    ['a flag of another kind', { id, edit: 'yes' }],
    ['too long a text', { id, join: 'x'.repeat(201) }],
  ])('with %s fits no page', (_, search) => {
    const read = f.searchOf({
      id: f.uuid,
      day: f.optional(f.day),
      edit: f.optional(f.flag),
      join: f.optional(f.text(200)),
    });
    expect(() => read(search)).toThrow();
  });

  test('is read without what does not fit where that is allowed', () => {
    const read = f.searchOf({
      ...{
        q: f.lenient(f.typedText(5)),
        tab: f.lenient(f.oneOf('diaries', 'people')),
        mail: f.lenient(f.email),
      },
    });
    expect(read({ q: 2026, tab: 'people', mail: 'ana@example.org' })).toEqual({
      q: '2026',
      tab: 'people',
      mail: 'ana@example.org',
    });
    expect(read({ q: 'too long', tab: 'plants', mail: 'ana' })).toEqual({});
  });
});
