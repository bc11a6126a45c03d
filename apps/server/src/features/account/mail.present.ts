import { createI18n, type Locale } from '@garden/i18n';
import { MINUTE } from '../../platform/clock.ts';
import type { Mail } from '../../platform/mailer.ts';
import type { CodePurpose } from './code.store.ts';
import { CODE_LIFE } from './rules.ts';

type MailText = { readonly subject: string; readonly lines: readonly string[] };

/** Where `{code}` stands, the digits do; never in a subject, which screens show while they are locked. */
const withCode = {
  register: {
    subject: /*i18n*/ 'Welcome to Grape Garden: your code',
    lines: [
      /*i18n*/ 'Welcome! With this code you finish signing up:',
      '{code}',
      /*i18n*/ 'It is valid for {minutes} minutes.',
      /*i18n*/ 'If you did not ask for it, you need not do anything.',
    ],
  },
  reset: {
    subject: /*i18n*/ 'Your code for a new password',
    lines: [
      /*i18n*/ 'That happens to all of us. With this code you choose a new password:',
      '{code}',
      /*i18n*/ 'It is valid for {minutes} minutes.',
      /*i18n*/ 'If you did not ask for it, your password stays as it is.',
    ],
  },
  email: {
    subject: /*i18n*/ 'Confirm your new address',
    lines: [
      /*i18n*/ 'With this code you confirm that this address is yours:',
      '{code}',
      /*i18n*/ 'It is valid for {minutes} minutes.',
      /*i18n*/ 'If you did not ask for it, you need not do anything.',
    ],
  },
} as const satisfies Record<CodePurpose, MailText>;

const alreadyHere: MailText = {
  subject: /*i18n*/ 'You already have an account',
  lines: [
    /*i18n*/ 'Good to see you again! This address already has an account at Grape Garden.',
    /*i18n*/ 'Sign in here: {signInUrl}',
    /*i18n*/ 'If you no longer know your password, choose a new one here: {resetUrl}',
    /*i18n*/ 'If you did not ask for this mail, you need not do anything.',
  ],
};

const nobodyHere: MailText = {
  subject: /*i18n*/ 'There is no account with this address',
  lines: [
    /*i18n*/ 'Somebody, probably you, wanted a new password for this address. It has no account at Grape Garden.',
    /*i18n*/ 'Perhaps you signed up with another address? You can also create an account here: {signInUrl}',
    /*i18n*/ 'If you did not ask for this mail, you need not do anything.',
  ],
};

type Recipient = { readonly to: string; readonly locale: Locale };

/** The mail that carries a code. */
export function codeMail(recipient: Recipient, purpose: CodePurpose, code: string): Mail {
  return compose(recipient, withCode[purpose], { code, minutes: CODE_LIFE / MINUTE });
}

/** The mail instead of a code: for a new account the address is known already, for a new password it is not. */
export function noCodeMail(recipient: Recipient, purpose: CodePurpose, publicUrl: string): Mail {
  return compose(recipient, purpose === 'reset' ? nobodyHere : alreadyHere, {
    signInUrl: `${publicUrl}/login`,
    resetUrl: `${publicUrl}/forgot`,
  });
}

function compose(
  { to, locale }: Recipient,
  { subject, lines }: MailText,
  params: Readonly<Record<string, string | number>>,
): Mail {
  const i18n = createI18n(locale);
  const said = [...lines, /*i18n*/ 'Your Grape Garden'].map((line) => i18n._(line, params));
  return {
    to,
    subject: i18n._(subject),
    text: `${said.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><body>${said.map(toParagraph).join('')}</body></html>`,
  };
}

function toParagraph(line: string): string {
  if (/^\d+$/.test(line)) return `<p style="font-size:2em;letter-spacing:0.2em"><strong>${line}</strong></p>`;
  const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<p>${safe.replace(/https?:\/\/[^\s"]+/, (url) => `<a href="${url}">${url}</a>`)}</p>`;
}
