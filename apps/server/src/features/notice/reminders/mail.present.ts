import { composeMail, type MailLine, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { type MailLinks, unsubscribable, unsubscribeLine } from '../mail/present.ts';
import type { Reminder } from './store.ts';

type Reminding = { readonly name: string } & Pick<Reminder, 'written'>;

/** Reminds someone to write. It says how many have, and never who has not. */
export function reminderMail(recipient: Recipient, { name, written }: Reminding, links: MailLinks): Mail {
  const lines: MailLine[] = [
    {
      message: /*i18n*/ 'Hello {name}! You haven’t written today’s diary yet. Three sentences are enough.',
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
      message: /*i18n*/ 'Change the time, or turn off reminders: {settingsUrl}',
      params: { settingsUrl: `${links.publicUrl}/mine/email` },
    },
    unsubscribeLine(links),
  ];
  const mail = composeMail(recipient, { subject: /*i18n*/ 'Your diary for today', lines }, {});
  return unsubscribable(mail, links);
}
