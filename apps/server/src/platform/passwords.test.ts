import { describe, expect, test } from 'vitest';
import { createPasswords, PasswordsBusy } from './passwords.ts';

describe('passwords', () => {
  test('hashes in PHC format with the cost that is promised, and never twice the same', async () => {
    const passwords = createPasswords();
    const [first, second] = [
      await passwords.hash('trellis-7-north'),
      await passwords.hash('trellis-7-north'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify('trellis-7-north', first)).toBe(true);
    expect(await passwords.verify('trellis-7-South', first)).toBe(false);
  });

  test('is false for no hash and for one that it cannot read', async () => {
    const passwords = createPasswords();
    expect(await passwords.verify('anything', null)).toBe(false);
    expect(await passwords.verify('anything', '$2b$12$somethingelse')).toBe(false);
  });

  test('lets 32 wait behind two, turns the others away, and serves again after that', async () => {
    // Who waits does not depend on how long.
    const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('trellis')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordsBusy);
    expect(await passwords.hash('trellis')).toContain('argon2id');
  });
});
