import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { deleteAccount } from './auth-delete-account.ts';
import { edit } from './auth-edit.ts';
import { exportOwnData } from './auth-export.ts';
import { forgetPassword } from './auth-forget-password.ts';
import { logout } from './auth-logout.ts';
import { options } from './auth-options.ts';
import { refresh } from './auth-refresh.ts';
import { revoke } from './auth-revoke.ts';
import { sessions } from './auth-sessions.ts';
import { sso } from './auth-sso.ts';
import { handleAuthorizationCode } from './keyclock-handle-authorization-code.ts';
import { registerInternally } from './register-internal-registration.ts';
import { sendCode } from './register-send-code.ts';
import { userRegister } from './register-user-register.ts';
import { info } from './user-info.ts';
import { login } from './user-login.ts';

export const accountHandlers = {
  register: { sendCode, userRegister, internalRegistration: registerInternally },
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
  register: Handlers<Api['register']>;
  user: Handlers<Api['user']>;
  auth: Handlers<Api['auth']>;
  keyclock: Handlers<Api['keyclock']>;
};
