import type { AuditAction, api, OutputOf } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { translateMessage } from '../../../lib/locale/translate-message.ts';

type Entry = OutputOf<typeof api.team.audit>['items'][number];

/** An entry of the audit log as a sentence in the current language. */
export function auditSentence({ action, actor, subject, details }: Entry): string {
  const gone = translateMessage('memberErased');
  const who = actor?.name || gone;
  const whom = subject?.name || gone;
  const name = String(details.name ?? '');
  const detail = { who, whom, name, details };
  return sentences[action](detail);
}

type SentenceParts = { who: string; whom: string; name: string; details: Entry['details'] };

const sentences: Record<AuditAction, (parts: SentenceParts) => string> = {
  team_made: ({ who, name }) => t`${who} created the team ${name}`,
  team_renamed: ({ who, name }) => t`${who} renamed the team to ${name}`,
  settings_changed: ({ who, details }) => {
    const what = Object.keys(details).map(settingName);
    return what.length > 0
      ? t`${who} changed settings: ${[...new Set(what)].join(', ')}`
      : t`${who} changed settings`;
  },
  words_changed: ({ who, details }) => {
    const count = Number(details.count ?? 0);
    return t`${who} changed the sensitive words; there are ${count} now`;
  },
  verification_changed: ({ who, details }) =>
    details.joinVerification === false
      ? t`${who} turned approval for joining off`
      : t`${who} turned approval for joining on`,
  code_renewed: ({ who }) => t`${who} renewed the invite code`,
  team_removed: ({ who }) => t`${who} deleted the team`,
  team_restored: ({ who }) => t`${who} restored the team`,
  owner_changed: ({ who, whom }) => t`${who} transferred the team to ${whom}`,
  admin_appointed: ({ who, whom }) => t`${who} made ${whom} an administrator`,
  admin_released: ({ who, whom }) => t`${who} removed ${whom} as administrator`,
  member_invited: ({ who, details }) => {
    const people = Number(details.people ?? 1);
    return t`${who} invited people: ${people}`;
  },
  invitation_removed: ({ who }) => t`${who} withdrew an invitation`,
  member_registered: ({ who, whom }) => t`${who} created an account for ${whom}`,
  member_joined: ({ who, whom }) => (who === whom ? t`${who} joined` : t`${whom} joined, let in by ${who}`),
  member_left: ({ who }) => t`${who} left the team`,
  member_removed: ({ who, whom }) => t`${who} removed ${whom}`,
  application_approved: ({ who, whom }) => t`${who} approved the request from ${whom}`,
  application_rejected: ({ who, whom }) => t`${who} rejected the request from ${whom}`,
  department_made: ({ who, name }) => t`${who} created the department ${name}`,
  department_changed: ({ who, name }) => t`${who} changed the department ${name}`,
  department_removed: ({ who, name }) => t`${who} removed the department ${name}`,
  leader_changed: ({ who, name }) => t`${who} changed who leads ${name}`,
  supervisor_changed: ({ who, whom }) => t`${who} changed the supervisor of ${whom}`,
  comment_removed: ({ who, whom, details }) =>
    t`${who} removed a comment on ${whom}’s diary of ${String(details.day ?? '')}`,
  comment_restored: ({ who, whom, details }) =>
    t`${who} restored a comment on ${whom}’s diary of ${String(details.day ?? '')}`,
  account_exported: ({ who }) => t`${who} exported their own data`,
};

/** A setting by the key that the log keeps, such as `minimums.summary`. */
function settingName(key: string): string {
  switch (key.split('.')[0]) {
    case 'avatar':
      return t`picture`;
    case 'timezone':
      return t`time zone`;
    case 'dayStartsAt':
      return t`start of the day`;
    case 'workingWeekdays':
      return t`working days`;
    case 'region':
      return t`public holidays`;
    case 'daysOff':
      return t`days off`;
    case 'modules':
      return t`sections of the diary`;
    case 'minimums':
      return t`minimum lengths`;
    case 'questions':
      return t`daily questions`;
    case 'newcomerDays':
      return t`days of newcomers`;
    case 'anonymous':
      return t`anonymous comments`;
    case 'remindAt':
      return t`time of the reminder`;
    case 'scores':
      return t`scoring of diaries`;
    case 'ownSwitch':
      return t`choice of members about their scores`;
    case 'grades':
      return t`who sees grades`;
    case 'interviews':
      return t`rules for interviews`;
    default:
      return key;
  }
}
