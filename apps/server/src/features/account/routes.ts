import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { deleteAccount } from './closing/auth-delete-account.ts';
import { exportOwnData } from './export/auth-export.ts';
import { forgetPassword } from './password/auth-forget-password.ts';
import { edit } from './profile/auth-edit.ts';
import { info } from './profile/user-info.ts';
import { sendCode } from './registration/register-send-code.ts';
import { userRegister } from './registration/register-user-register.ts';
import { logout } from './sign-in/auth-logout.ts';
import { options } from './sign-in/auth-options.ts';
import { refresh } from './sign-in/auth-refresh.ts';
import { revoke } from './sign-in/auth-revoke.ts';
import { sessions } from './sign-in/auth-sessions.ts';
import { login } from './sign-in/user-login.ts';
import { sso } from './sso/auth-sso.ts';
import { handleAuthorizationCode } from './sso/keyclock-handle-authorization-code.ts';

export const accountHandlers = {
  register: { sendCode, userRegister },
  user: { login, info },
  auth: {
    options,
    refresh,
    edit,
    forgetPassword,
    logout,
    sessions,
    revoke,
    sso,
    deleteAccount,
    export: exportOwnData,
  },
  keyclock: { handleAuthorizationCode },
} satisfies {
  // What asks for a team as well is called there.
  register: Omit<Handlers<Api['register']>, 'internalRegistration'>;
  user: Handlers<Api['user']>;
  auth: Handlers<Api['auth']>;
  keyclock: Handlers<Api['keyclock']>;
};
