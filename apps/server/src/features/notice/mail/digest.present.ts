import { type NoticeView, noticeText } from '@garden/contract';
import { noticePath } from '@garden/contract/text/notice-path';
import { composeMail, type MailLine, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { wordsIn } from '../present.ts';
import { type MailLinks, unsubscribable, unsubscribeLine } from './present.ts';

/** At most so many are told one by one. */
const TOLD_SINGLY = 20;

/**
 * What happened, in the sentences of the app; its subject is the newest of them.
 * @param parts what is said of a notice below its sentence, by its id
 */
export function digestMail(
  recipient: Recipient,
  notices: readonly NoticeView[],
  links: MailLinks,
  parts: ReadonlyMap<string, readonly MailLine[]>,
): Mail {
  const words = wordsIn(recipient.locale);
  const said = notices.map((notice) => ({ ...noticeText(notice, words), below: parts.get(notice.id) ?? [] }));
  const [first = { message: '', params: {}, below: [] }] = said;
  const more = said.length - TOLD_SINGLY;
  const [only, ...others] = notices;
  const path = only && others.length === 0 ? noticePath(only) : null;
  const lines: MailLine[] = [
    ...said.slice(0, TOLD_SINGLY).flatMap(({ below, ...sentence }) => [sentence, ...below]),
    ...(more > 0
      ? [
          {
            message: /*i18n*/ '{more, plural, one {And one more message.} other {And # more messages.}}',
            params: { more },
          },
        ]
      : []),
    {
      message: /*i18n*/ 'Read and reply here: {messagesUrl}',
      params: { messagesUrl: `${links.publicUrl}${path ?? '/msg/list'}` },
    },
    unsubscribeLine(links),
  ];
  const several =
    /*i18n*/ '{count, plural, one {# message from your teams} other {# messages from your teams}}';
  const mail =
    said.length === 1
      ? composeMail(recipient, { subject: first.message, lines }, first.params)
      : composeMail(recipient, { subject: several, lines }, { count: said.length });
  return unsubscribable(mail, links);
}
