import { formatDay, parseDiaryDay } from '@garden/calendar';
import { formerMember, type NoticeView, noticeText } from '@garden/contract';
import { createI18n } from '@garden/i18n';
import { composeMail, type MailLine, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';

/** Where mails lead, and the key by which their reader ends them. */
type Links = { readonly publicUrl: string; readonly unsubscribeKey: string };

/** At most so many are told one by one. */
const TOLD_SINGLY = 20;

const unsubscribe = (links: Links): MailLine => ({
  message: /*i18n*/ 'No more mails like this: {unsubscribeUrl}',
  params: { unsubscribeUrl: `${links.publicUrl}/unsubscribe?key=${links.unsubscribeKey}` },
});

/** What happened, in the sentences of the app; its subject is the newest of them. */
export function digestMail(recipient: Recipient, notices: readonly NoticeView[], links: Links): Mail {
  const words = {
    formerMember: createI18n(recipient.locale)._(formerMember),
    day: (day: string) =>
      formatDay(parseDiaryDay(day), recipient.locale === 'zh' ? 'zh-Hans' : 'en-GB', {
        day: 'numeric',
        month: 'short',
      }),
  };
  const said = notices.map((notice) => noticeText(notice, words));
  const [first = { message: '', params: {} }] = said;
  const more = said.length - TOLD_SINGLY;
  const lines: MailLine[] = [
    ...said.slice(0, TOLD_SINGLY),
    ...(more > 0
      ? [
          {
            message: /*i18n*/ '{more, plural, one {And one more message.} other {And # more messages.}}',
            params: { more },
          },
        ]
      : []),
    {
      message: /*i18n*/ 'Read and answer here: {messagesUrl}',
      params: { messagesUrl: `${links.publicUrl}/msg/list` },
    },
    unsubscribe(links),
  ];
  if (said.length === 1) return composeMail(recipient, { subject: first.message, lines }, first.params);
  const subject =
    /*i18n*/ '{count, plural, one {# message from your teams} other {# messages from your teams}}';
  return composeMail(recipient, { subject, lines }, { count: said.length });
}

type Reminder = {
  readonly name: string;
  /** How many have written in a team that is large enough to say so; null otherwise. */
  readonly written: { readonly team: string; readonly people: number } | null;
};

/** Reminds somebody to write. It says how many have, and never who has not. */
export function reminderMail(recipient: Recipient, { name, written }: Reminder, links: Links): Mail {
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
    unsubscribe(links),
  ];
  return composeMail(recipient, { subject: /*i18n*/ 'Your diary of today', lines }, {});
}
