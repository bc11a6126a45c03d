import { DAY } from '../../../platform/clock.ts';
import { composeMail, type MailText, type Recipient } from '../../../platform/mail-text.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { INVITATION_LIFE } from './rules.ts';

const invitation: MailText = {
  subject: /*i18n*/ '{inviter} invites you to {team}',
  lines: [
    /*i18n*/ 'Hello! {inviter} would like to have you in {team}, which keeps its work diary at Grape Garden: what went well, what went wrong, what’s next.',
    /*i18n*/ 'Join or decline here: {invitationUrl}',
    /*i18n*/ 'The link is for you alone: sign in, or create an account, with this address, {email}. It works for {days} days.',
    /*i18n*/ 'You’re in the team only once you join. If you don’t know who this is, you can ignore this email.',
  ],
};

type Invited = {
  readonly team: string;
  readonly inviter: string;
  readonly token: string;
  readonly publicUrl: string;
};

/** Where an invitation is answered. */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/department?invitation=${token}`;
}

/** The mail with the link of an invitation; the token stands nowhere else. */
export function invitationMail(recipient: Recipient, { team, inviter, token, publicUrl }: Invited): Mail {
  return composeMail(recipient, invitation, {
    team,
    inviter,
    email: recipient.to,
    days: INVITATION_LIFE / DAY,
    invitationUrl: invitationUrl(publicUrl, token),
  });
}
