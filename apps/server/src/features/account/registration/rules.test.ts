import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, shift } from '../../../platform/clock.ts';
import { codeLimitsOfBrowser, codeLimitsOfIp, hashCode, waitForCode } from './rules.ts';

const now = new Date('2026-03-31T09:00:00.000Z');
const ago = (...milliseconds: number[]) => milliseconds.map((each) => shift(now, -each));

describe('waitForCode', () => {
  test.each([
    ['no one asked yet', [], 0],
    ['asked this moment', [0], MINUTE],
    ['asked 20 seconds ago', [20 * SECOND], 40 * SECOND],
    ['asked a minute ago', [MINUTE], 0],
    ['five within the hour', [1, 2, 3, 4, 50].map((each) => each * MINUTE), 10 * MINUTE],
    ['ten within the day', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((each) => each * HOUR), 4 * HOUR],
  ])('%s', (_, sent, wait) => {
    expect(waitForCode(ago(...sent), codeLimitsOfBrowser, now)).toBe(wait);
  });

  test('lets no one have more than the limits say, however they ask', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 60 });
    fc.assert(
      fc.property(pauses, (asked) => {
        let moment = now;
        const sent: Date[] = [];
        for (const pause of asked) {
          moment = shift(moment, pause);
          if (waitForCode(sent, codeLimitsOfBrowser, moment) === 0) sent.unshift(moment);
        }
        for (const { count, within } of codeLimitsOfBrowser) {
          for (const [index, newest] of sent.entries()) {
            const oneTooMany = sent[index + count];
            if (oneTooMany) expect(newest.getTime() - oneTooMany.getTime()).toBeGreaterThanOrEqual(within);
          }
        }
      }),
    );
  });

  test('counts an IP by the hour alone, more where it stands for many', () => {
    const sent = ago(...Array.from({ length: 30 }, (_, index) => index * SECOND));
    expect(waitForCode(sent, codeLimitsOfIp(1), now)).toBe(HOUR - 29 * SECOND);
    expect(waitForCode(sent, codeLimitsOfIp(2), now)).toBe(0);
    expect(waitForCode(ago(DAY), codeLimitsOfIp(1), now)).toBe(0);
  });
});

test('a code is bound to its address and purpose', () => {
  const hashes = [
    hashCode('123456', 'a@garden.example', 'register'),
    hashCode('123456', 'b@garden.example', 'register'),
    hashCode('123456', 'a@garden.example', 'reset'),
  ];
  expect(new Set(hashes).size).toBe(3);
});
