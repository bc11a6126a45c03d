import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test.each([
  ['ada@garden.example', ['ada@garden.example']],
  ['ada@x.example, bo@x.example;chen@x.example\ndi@x.example', 4],
  ['ada@x.example，bo@x.example；chen@x.example、di@x.example', 4],
  ['Ada@X.example  ada@x.example', ['ada@x.example']],
  ['Ada Obi <ada@x.example>, "Bo, K." <bo@x.example>\nchen@x.example', 3],
  [' ,;\n ', []],
])('finds the addresses in %j', (text, expected) => {
  const found = addressesIn(text);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

test('keeps what is no address, to report it', () => {
  expect(addressesIn('ada, bo@x.example')).toEqual(['ada', 'bo@x.example']);
});
