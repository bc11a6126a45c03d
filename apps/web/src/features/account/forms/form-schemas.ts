import { auth } from '@garden/contract/calls/auth';
import { register } from '@garden/contract/calls/register';
import { user } from '@garden/contract/calls/user';
import * as z from 'zod/mini';

const { name, email, password } = auth.edit.input.shape;
const repeat = z.string();
const passwordsDiffer = { error: 'passwordsDiffer', path: ['repeat'] };

/** What each form takes, by the calls that it makes. Load it lazily: `useAccountForm` does. */
export const formSchemas = {
  signIn: user.login.input,
  register: register.userRegister.input,
  sendCode: z.pick(register.sendCode.input, { email: true }),
  newPassword: z
    .object({ ...auth.forgetPassword.input.shape, repeat })
    .check(z.refine((typed) => typed.password === typed.repeat, passwordsDiffer)),
  changePassword: z
    .object({ password: z.nonoptional(password), repeat })
    .check(z.refine((typed) => typed.password.new === typed.repeat, passwordsDiffer)),
  changeEmail: z.object({ email: z.nonoptional(email) }),
  changeName: z.object({ name: z.nonoptional(name) }),
  closeAccount: auth.deleteAccount.input,
};
