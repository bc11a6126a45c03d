import { beforeAll, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { loadLaterWords } from '../../../lib/locale/locale.ts';
import { inviteErrors } from './invite-errors.ts';

beforeAll(loadLaterWords);

const refused = (...errors: { path: string; key: string }[]) =>
  new ApiRefusal(400, 'No', { errors: errors.map((error) => ({ ...error, message: 'No' })) });

test('names the broken addresses', () => {
  const error = refused({ path: 'emails.0', key: 'emailInvalid' }, { path: 'emails.2', key: 'emailInvalid' });
  expect(inviteErrors(error, ['ada', 'bo@x.example', 'chen@'])).toEqual({
    emails: 'Email format is incorrect – ada, chen@',
  });
});

test('asks for the department beside its own field', () => {
  const error = refused({ path: 'departmentId', key: 'departmentMissing' });
  expect(inviteErrors(error, ['bo@x.example'])).toEqual({
    departmentId: 'Please add a department for the new member',
  });
});

test('says the rest beside the addresses', () => {
  const tooOften = new ApiRefusal(400, 'Wait', { key: 'inviteTooOften', params: { minutes: 5 } });
  expect(inviteErrors(tooOften, []).emails).toContain('try again in 5 minutes');
  expect(inviteErrors(null, [])).toEqual({});
});
