import type { MailLine } from '../../../platform/mail-text.ts';

/** Where mails lead, and the key by which their reader ends them. */
export type MailLinks = { readonly publicUrl: string; readonly unsubscribeKey: string };

/** The last line of every mail that goes out by itself. */
export const unsubscribeLine = (links: MailLinks): MailLine => ({
  message: /*i18n*/ 'No more mails like this: {unsubscribeUrl}',
  params: { unsubscribeUrl: `${links.publicUrl}/unsubscribe?key=${links.unsubscribeKey}` },
});
