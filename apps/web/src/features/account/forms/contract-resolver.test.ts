import { auth } from '@garden/contract/calls/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLaterWords } from '../../../lib/locale/locale.ts';
import { contractResolver, formResolver } from './contract-resolver.ts';

beforeAll(loadLaterWords);

const resolve = formResolver('register');
const options = { fields: {}, shouldUseNativeValidation: false };

const filled = {
  email: ' Ana@Example.org ',
  code: '123456',
  password: 'vineyard-77',
  name: 'Ana',
  agreed: true as const,
};

describe('a form judged by the contract', () => {
  test('gives the values as the call takes them', async () => {
    const { values, errors } = await resolve(filled, undefined, options);
    expect(values).toMatchObject({ email: 'ana@example.org', name: 'Ana' });
    expect(errors).toEqual({});
  });

  test('states each error in the contract’s words', async () => {
    const empty = { email: '', code: '', password: 'short', name: ' ', agreed: false as unknown as true };
    const { errors } = await resolve(empty, undefined, options);
    expect(errors).toMatchObject({
      email: { message: 'Please enter email' },
      code: { message: 'Please enter 6 digits' },
      password: { message: 'Please enter 6 to 30 letters, numbers, or special chars' },
      name: { message: 'Please enter name' },
      agreed: { message: 'Please read and tick the Terms of Use & Privacy Policy' },
    });
  });

  test('fills in the numbers of a check', async () => {
    const { errors } = await resolve({ ...filled, name: 'x'.repeat(41) }, undefined, options);
    expect(errors).toMatchObject({ name: { message: 'A name has at most 40 characters' } });
  });

  test('names fields inside of fields', async () => {
    const edit = contractResolver(auth.edit.input);
    const { errors } = await edit({ password: { old: '', new: 'vineyard-77' } }, undefined, options);
    expect(errors).toMatchObject({ password: { old: { message: 'Please enter password' } } });
  });
});
