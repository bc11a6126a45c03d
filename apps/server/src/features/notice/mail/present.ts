import type { MailLine } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';

/** Where mails lead, and the key by which their reader ends them. */
export type MailLinks = { readonly publicUrl: string; readonly unsubscribeKey: string };

const unsubscribeUrl = ({ publicUrl, unsubscribeKey }: MailLinks) =>
  `${publicUrl}/unsubscribe?key=${unsubscribeKey}`;

/** The last line of every mail that goes out by itself. */
export const unsubscribeLine = (links: MailLinks): MailLine => ({
  message: /*i18n*/ 'Unsubscribe: {unsubscribeUrl}',
  params: { unsubscribeUrl: unsubscribeUrl(links) },
});

/** A mail that goes out by itself: mail programs offer to end it. */
export const unsubscribable = (mail: Mail, links: MailLinks): Mail => ({
  ...mail,
  unsubscribeUrl: unsubscribeUrl(links),
});
