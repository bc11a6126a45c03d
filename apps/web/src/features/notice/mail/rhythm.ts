import { type MailChoice, type MailKind, mailKinds, mailRhythms } from '@garden/contract';

type Mail = Readonly<Record<MailKind, MailChoice>>;

/** Go out only where they are chosen by themselves, so that no rhythm turns them on, and none but never turns them off. */
const apart = ['followed_diary', 'weekly_statistics'] as const satisfies readonly MailKind[];

const isApart = (kind: MailKind) => apart.some((each) => each === kind);

/** How often mails come, all kinds together; null where the kinds are a mix of one's own. */
export function rhythmOf(mail: Mail): MailChoice | null {
  const isAlike = (rhythm: MailChoice) =>
    mailKinds.every(
      (kind) => mail[kind] === mailRhythms[rhythm][kind] || (isApart(kind) && rhythm !== 'off'),
    );
  return (Object.keys(mailRhythms) as MailChoice[]).find(isAlike) ?? null;
}

/** The choice for each kind, for mails that come this often. */
export function mailFor(rhythm: MailChoice, mail: Mail): Mail {
  const kept = Object.fromEntries(apart.map((kind) => [kind, mail[kind]]));
  return { ...mailRhythms[rhythm], ...(rhythm !== 'off' && kept) };
}
