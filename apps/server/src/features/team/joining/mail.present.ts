import { composeMail, type MailText, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';

const approved: MailText = {
  subject: /*i18n*/ 'Welcome to {team}',
  lines: [
    /*i18n*/ 'Hello {name}! You asked to join {team}, and you’re in.',
    /*i18n*/ 'Meet the others here: {teamUrl}',
  ],
};

const rejected: MailText = {
  subject: /*i18n*/ 'Your request to join {team}',
  lines: [
    /*i18n*/ 'Hello {name}! You asked to join {team}. Its administrators said no this time.',
    /*i18n*/ 'Maybe they didn’t recognize you. Talk to someone in the team, then ask again and say who you are in the message.',
    /*i18n*/ 'Your diary and your other teams stay as they are.',
  ],
};

type Decided = {
  readonly name: string;
  readonly team: string;
  readonly approved: boolean;
  readonly publicUrl: string;
};

/** The mail that tells an applicant what was decided. */
export function decisionMail(recipient: Recipient, decided: Decided): Mail {
  const { name, team, publicUrl } = decided;
  return composeMail(recipient, decided.approved ? approved : rejected, {
    name,
    team,
    teamUrl: `${publicUrl}/department`,
  });
}
