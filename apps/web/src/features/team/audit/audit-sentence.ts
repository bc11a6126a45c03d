import type { AuditAction, api, OutputOf } from '@garden/contract';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { weekdayNames } from '../teams/team-form.ts';

type Entry = OutputOf<typeof api.team.audit>['items'][number];

/** An entry of the audit log as a sentence in the current language. */
export function auditSentence(entry: Entry): string {
  const gone = translateMessage('memberErased');
  const { details } = entry;
  const actor = entry.actor?.name || gone;
  const person = entry.subject?.name || gone;
  return sentences[entry.action]({ actor, person, name: String(details.name ?? ''), details });
}

type SentenceParts = { actor: string; person: string; name: string; details: Entry['details'] };

const sentences: Record<AuditAction, (parts: SentenceParts) => string> = {
  team_made: ({ actor, name }) => t`${actor} created the team ${name}`,
  team_renamed: ({ actor, name }) => t`${actor} renamed the team to ${name}`,
  settings_changed: ({ actor, details }) => {
    const what = Object.keys(details).map(settingName);
    return what.length > 0
      ? t`${actor} changed settings: ${[...new Set(what)].join(', ')}`
      : t`${actor} changed settings`;
  },
  words_changed: ({ actor, details }) => {
    const count = Number(details.count ?? 0);
    return t`${actor} changed the sensitive words; there are ${count} now`;
  },
  verification_changed: ({ actor, details }) =>
    details.joinVerification === false
      ? t`${actor} turned approval for joining off`
      : t`${actor} turned approval for joining on`,
  code_renewed: ({ actor }) => t`${actor} renewed the invite code`,
  team_removed: ({ actor }) => t`${actor} deleted the team`,
  team_restored: ({ actor }) => t`${actor} restored the team`,
  owner_changed: ({ actor, person }) => t`${actor} transferred the team to ${person}`,
  admin_appointed: ({ actor, person }) => t`${actor} made ${person} an administrator`,
  admin_released: ({ actor, person }) => t`${actor} removed ${person} as administrator`,
  member_invited: ({ actor, details }) => {
    const people = Number(details.people ?? 1);
    return t`${actor} invited people: ${people}`;
  },
  invitation_removed: ({ actor }) => t`${actor} withdrew an invitation`,
  member_registered: ({ actor, person }) => t`${actor} created an account for ${person}`,
  member_joined: ({ actor, person }) =>
    actor === person ? t`${actor} joined` : t`${person} joined, let in by ${actor}`,
  member_left: ({ actor }) => t`${actor} left the team`,
  member_removed: ({ actor, person }) => t`${actor} removed ${person}`,
  application_approved: ({ actor, person }) => t`${actor} approved the request from ${person}`,
  application_rejected: ({ actor, person }) => t`${actor} rejected the request from ${person}`,
  department_made: ({ actor, name }) => t`${actor} created the department ${name}`,
  department_changed: ({ actor, name }) => t`${actor} changed the department ${name}`,
  department_removed: ({ actor, name }) => t`${actor} removed the department ${name}`,
  leader_changed: ({ actor, name }) => t`${actor} changed who leads ${name}`,
  supervisor_changed: ({ actor, person }) => t`${actor} changed the supervisor of ${person}`,
  comment_removed: ({ actor, person, details }) =>
    t`${actor} removed a comment on what ${person} wrote on ${String(details.day ?? '')}`,
  statistics_exported: ({ actor, details }) =>
    t`${actor} downloaded statistics from ${String(details.from ?? '')} to ${String(details.to ?? '')}`,
  questionnaire_exported: ({ actor, details }) =>
    t`${actor} downloaded answers to ${String(details.name ?? '')}`,
  mood_survey_changed: ({ actor, details }) => {
    const names = weekdayNames(i18n.locale);
    const days = String(details.weekdays ?? '')
      .split(' ')
      .flatMap((day) => names[Number(day) - 1] ?? []);
    return days.length > 0
      ? t`${actor} turned the mood survey on for ${days.join(', ')}`
      : t`${actor} turned the mood survey off`;
  },
  comment_restored: ({ actor, person, details }) =>
    t`${actor} restored a comment on what ${person} wrote on ${String(details.day ?? '')}`,
  account_exported: ({ actor }) => t`${actor} exported their own data`,
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
