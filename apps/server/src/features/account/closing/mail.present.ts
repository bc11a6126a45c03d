import { composeMail, type MailText } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import type { UserRow } from '../store.ts';

const closed: MailText = {
  subject: /*i18n*/ 'Your account is closed',
  lines: [
    /*i18n*/ 'Your account at Grape Garden is closed, and you have left your teams. On {day} it will be erased.',
    /*i18n*/ 'Until then you can take it back, with your diaries and your teams. Sign in here as usual and choose to keep it: {signInUrl}',
    /*i18n*/ 'If you don’t know your password any more, choose a new one first: {resetUrl}',
    /*i18n*/ 'If you didn’t close it, take it back and choose a new password.',
  ],
};

/** The mail that says until when a closed account can be taken back. */
export function closingMail(user: UserRow, erasure: Date, publicUrl: string): Mail {
  const { email, locale, timezone } = user;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(erasure);
  const params = { day, signInUrl: `${publicUrl}/login`, resetUrl: `${publicUrl}/forgot` };
  return composeMail({ to: email, locale }, closed, params);
}
