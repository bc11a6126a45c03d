import { MINUTE } from '../../../platform/clock.ts';
import { composeMail, type MailText, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { CODE_LIFE } from './rules.ts';
import type { CodePurpose } from './store.ts';

/** Where `{code}` stands, the digits do; never in a subject, which screens show while they are locked. */
const withCode = {
  register: {
    subject: /*i18n*/ 'Welcome to Grape Garden: your code',
    lines: [
      /*i18n*/ 'Welcome! Finish signing up with this code:',
      '{code}',
      /*i18n*/ 'It works for {minutes} minutes.',
      /*i18n*/ 'If you didn’t ask for it, you don’t need to do anything.',
    ],
  },
  reset: {
    subject: /*i18n*/ 'Your code for a new password',
    lines: [
      /*i18n*/ 'It happens to all of us. Choose a new password with this code:',
      '{code}',
      /*i18n*/ 'It works for {minutes} minutes.',
      /*i18n*/ 'If you didn’t ask for it, your password stays as it is.',
    ],
  },
  email: {
    subject: /*i18n*/ 'Confirm your new email',
    lines: [
      /*i18n*/ 'Confirm with this code that this address is yours:',
      '{code}',
      /*i18n*/ 'It works for {minutes} minutes.',
      /*i18n*/ 'If you didn’t ask for it, you don’t need to do anything.',
    ],
  },
} as const satisfies Record<CodePurpose, MailText>;

const alreadyHere: MailText = {
  subject: /*i18n*/ 'You already have an account',
  lines: [
    /*i18n*/ 'Good to see you again! This address already has an account at Grape Garden.',
    /*i18n*/ 'Sign in here: {signInUrl}',
    /*i18n*/ 'Forgot your password? Choose a new one here: {resetUrl}',
    /*i18n*/ 'If you didn’t ask for this email, you don’t need to do anything.',
  ],
};

const noAccount: MailText = {
  subject: /*i18n*/ 'There’s no account with this address',
  lines: [
    /*i18n*/ 'Someone, probably you, asked for a new password for this address. It has no account at Grape Garden.',
    /*i18n*/ 'Maybe you signed up with another address? You can also create an account here: {signInUrl}',
    /*i18n*/ 'If you didn’t ask for this email, you don’t need to do anything.',
  ],
};

/** The mail that carries a code. */
export function codeMail(recipient: Recipient, purpose: CodePurpose, code: string): Mail {
  return composeMail(recipient, withCode[purpose], { code, minutes: CODE_LIFE / MINUTE });
}

/** The mail instead of a code: for a new account the address is known already, for a new password it is not. */
export function noCodeMail(recipient: Recipient, purpose: CodePurpose, publicUrl: string): Mail {
  return composeMail(recipient, purpose === 'reset' ? noAccount : alreadyHere, {
    signInUrl: `${publicUrl}/login`,
    resetUrl: `${publicUrl}/forgot`,
  });
}
