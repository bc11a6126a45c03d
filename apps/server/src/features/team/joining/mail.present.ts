import { DAY } from '../../../platform/clock.ts';
import { composeMail, type MailText, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { WELCOME_CODE_LIFE } from '../../account/registration/rules.ts';
import { INVITATION_LIFE } from './rules.ts';

const invitation: MailText = {
  subject: /*i18n*/ '{inviter} invites you to {team}',
  lines: [
    /*i18n*/ 'Hello! {inviter} would like to have you in {team}, which keeps its work diary at Grape Garden: what went well, what went wrong, what is next.',
    /*i18n*/ 'Join here: {invitationUrl}',
    /*i18n*/ 'The link is for you alone: sign in, or sign up, with this address, {email}. It works once, and for {days} days.',
    /*i18n*/ 'If you do not know who this is, you need not do anything.',
  ],
};

const approved: MailText = {
  subject: /*i18n*/ 'Welcome to {team}',
  lines: [
    /*i18n*/ 'Hello {name}! You asked to join {team}, and you are in.',
    /*i18n*/ 'Meet the others here: {teamUrl}',
  ],
};

const rejected: MailText = {
  subject: /*i18n*/ 'Your request to join {team}',
  lines: [
    /*i18n*/ 'Hello {name}! You asked to join {team}. Its administrators have decided not to take you in this time.',
    /*i18n*/ 'Perhaps they did not recognise you: have a word with somebody in the team, then ask again and say who you are in the message.',
    /*i18n*/ 'Your diary and your other teams stay as they are.',
  ],
};

const madeForYou: MailText = {
  subject: /*i18n*/ '{team} is waiting for you at Grape Garden',
  lines: [
    /*i18n*/ 'Hello {name}! {inviter} has made an account for you at Grape Garden, where {team} keeps its work diary. You are a member already; all that is missing is a password.',
    /*i18n*/ 'Choose one here: {passwordUrl}',
    /*i18n*/ 'You will be asked for this code:',
    '{code}',
    /*i18n*/ 'It is valid for {days} days; after that, have a new one sent from the same page.',
    /*i18n*/ 'By choosing a password you agree to the Terms of Use, which you can read here: {termsUrl}',
    /*i18n*/ 'If you do not know who this is, you need not do anything.',
  ],
};

type Invited = {
  readonly team: string;
  readonly inviter: string;
  readonly token: string;
  readonly publicUrl: string;
};

/** The mail with the link of an invitation; the token stands nowhere else. */
export function invitationMail(recipient: Recipient, { team, inviter, token, publicUrl }: Invited): Mail {
  return composeMail(recipient, invitation, {
    team,
    inviter,
    email: recipient.to,
    days: INVITATION_LIFE / DAY,
    invitationUrl: `${publicUrl}/department?invitation=${token}`,
  });
}

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

/** Who made an account for someone, and where they are a member by it. */
type Welcome = {
  readonly name: string;
  readonly inviter: string;
  readonly team: string;
  readonly code: string;
};

/** The mail to someone for whom an administrator made an account. */
export function welcomeMail(recipient: Recipient, welcome: Welcome, publicUrl: string): Mail {
  return composeMail(recipient, madeForYou, {
    ...welcome,
    days: WELCOME_CODE_LIFE / DAY,
    passwordUrl: `${publicUrl}/forgot?email=${encodeURIComponent(recipient.to)}`,
    termsUrl: `${publicUrl}/privacy/terms-of-use`,
  });
}
