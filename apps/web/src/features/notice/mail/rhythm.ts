import { type MailChoice, type MailKind, mailKinds, mailRhythms } from '@garden/contract';

type Mail = Readonly<Record<MailKind, MailChoice>>;

/** Goes out only where it is chosen by itself, so that no rhythm turns it on, and none but never turns it off. */
const APART = 'followed_diary';

/** How often mails come, all kinds together; null where the kinds are a mix of one's own. */
export function rhythmOf(mail: Mail): MailChoice | null {
  const isAlike = (rhythm: MailChoice) =>
    mailKinds.every(
      (kind) => mail[kind] === mailRhythms[rhythm][kind] || (kind === APART && rhythm !== 'off'),
    );
  return (Object.keys(mailRhythms) as MailChoice[]).find(isAlike) ?? null;
}

/** The choice for each kind, for mails that come this often. */
export function mailFor(rhythm: MailChoice, mail: Mail): Mail {
  return { ...mailRhythms[rhythm], ...(rhythm !== 'off' && { [APART]: mail[APART] }) };
}
