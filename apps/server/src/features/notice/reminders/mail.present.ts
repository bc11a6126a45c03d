import { composeMail, type MailLine, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { type MailLinks, unsubscribeLine } from '../mail/present.ts';
import type { Reminder } from './store.ts';

type Reminding = { readonly name: string } & Pick<Reminder, 'written'>;

/** Reminds someone to write. It says how many have, and never who has not. */
export function reminderMail(recipient: Recipient, { name, written }: Reminding, links: MailLinks): Mail {
  const lines: MailLine[] = [
    {
      message: /*i18n*/ 'Hello {name}! Your diary of today is still empty. Three sentences are enough.',
      params: { name },
    },
    ...(written && written.people > 0
      ? [
          {
            message:
              /*i18n*/ '{people, plural, one {One person has written in {team} today.} other {# people have written in {team} today.}}',
            params: written,
          },
        ]
      : []),
    { message: /*i18n*/ 'Write here: {writeUrl}', params: { writeUrl: `${links.publicUrl}/` } },
    {
      message: /*i18n*/ 'Another time, or no reminder: {settingsUrl}',
      params: { settingsUrl: `${links.publicUrl}/mine` },
    },
    unsubscribeLine(links),
  ];
  return composeMail(recipient, { subject: /*i18n*/ 'Your diary of today', lines }, {});
}
