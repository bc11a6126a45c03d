import { api, type Endpoint, type RefusalData } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { toEnvelope } from './envelope.ts';
import { parseInput } from './parse-input.ts';

/** The refusal that an input gets. */
function refusalOf(endpoint: Endpoint, input: unknown): RefusalData & { message: string } {
  try {
    parseInput(endpoint, input);
  } catch (error) {
    const { body } = toEnvelope(error);
    expect(body.code).toBe(400);
    return { ...(body.data as RefusalData), message: body.message };
  }
  throw new Error('the input was taken');
}

const fieldsOf = (refusal: RefusalData) => refusal.errors?.map(({ path, key }) => `${path}: ${key}`);

describe('parseInput', () => {
  test('gives the input as the contract reads it', () => {
    expect(parseInput(api.user.login, { email: ' Zhou.Ting@Garden.Example ', password: 'vineyard' })).toEqual(
      {
        email: 'zhou.ting@garden.example',
        password: 'vineyard',
      },
    );
  });

  test('takes no body as an empty one', () => {
    expect(parseInput(api.auth.logout, undefined)).toEqual({});
    expect(parseInput(api.auth.logout, null)).toEqual({});
  });

  test('reads numbers of a query', () => {
    expect(parseInput(api.diary.recently, { limit: '5' })).toEqual({ limit: 5 });
  });

  test('names every field at fault at once', () => {
    const refusal = refusalOf(api.register.userRegister, { email: 'nobody', code: '12', name: '' });
    expect(fieldsOf(refusal)).toEqual([
      'email: emailInvalid',
      'code: codeFormat',
      'password: passwordRequired',
      'name: nameRequired',
      'agreed: termsNotAgreed',
    ]);
    expect(refusal.message).toBe('Email format is incorrect');
  });

  test('tells of a missing title or text in words of their own', () => {
    expect(fieldsOf(refusalOf(api.activity.custom, {}))).toContain('title: titleMissing');
    expect(fieldsOf(refusalOf(api.comment.add, {}))).toContain('text: contentMissing');
  });

  test('names an unknown field, also inside another', () => {
    const refusal = refusalOf(api.diary.publish, {
      day: '2026-03-31',
      sections: { summary: 'Pruned', mood: 'sunny' },
      colour: 'red',
    });
    expect(fieldsOf(refusal)?.sort()).toEqual(['colour: fieldUnknown', 'sections.mood: fieldUnknown']);
  });

  test.each([
    ['a list', []],
    ['a text', 'hello'],
    ['a number', 7],
    ['true', true],
  ])('refuses %s in place of the fields', (_, input) => {
    expect(fieldsOf(refusalOf(api.auth.logout, input))).toEqual([': fieldInvalid']);
  });

  test.each([
    [
      'a missing field',
      api.team.rename,
      { teamId: '01980000-0000-7000-8000-000000000000' },
      'name: teamNameRequired',
    ],
    ['no UUID', api.diary.get, { diaryId: '7' }, 'diaryId: idInvalid'],
    ['no day', api.draft.get, { day: '2026-02-30' }, 'day: dayInvalid'],
    ['no month', api.diary.history, { month: '2026-13' }, 'month: monthInvalid'],
    ['a limit too big', api.diary.recently, { limit: '101' }, 'limit: numberTooBig'],
    ['a limit too small', api.diary.recently, { limit: '0' }, 'limit: numberTooSmall'],
    ['a name of 41 characters', api.auth.edit, { name: '葡'.repeat(41) }, 'name: nameTooLong'],
    [
      'a password of 31',
      api.auth.edit,
      { password: { old: 'x', new: 'a'.repeat(31) } },
      'password.new: passwordFormat',
    ],
    [
      'a sixth task',
      api.diary.publish,
      { day: '2026-03-31', sections: { summary: 'x', nextTasks: ['1', '2', '3', '4', '5', '6'] } },
      'sections.nextTasks: tooManyItems',
    ],
    [
      '20,001 characters',
      api.diary.publish,
      { day: '2026-03-31', sections: { summary: 'x'.repeat(20_001) } },
      'sections.summary: fieldTooLong',
    ],
  ])('%s', (_, endpoint, input, expected) => {
    expect(fieldsOf(refusalOf(endpoint, input))).toEqual([expected]);
  });

  test('fills the limits into the sentence', () => {
    expect(refusalOf(api.auth.edit, { name: 'x'.repeat(41) }).message).toBe(
      'A name has at most 40 characters',
    );
    expect(refusalOf(api.diary.recently, { limit: '101' }).message).toBe('At most 100');
  });

  test('is not fooled by names that objects bring along', () => {
    const input = JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}');
    expect(fieldsOf(refusalOf(api.auth.logout, input))?.sort()).toEqual(
      ['__proto__: fieldUnknown', 'constructor: fieldUnknown'].sort(),
    );
  });
});
