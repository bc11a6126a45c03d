import type { NoticeSettings } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { SavedTimeField } from '../../../components/fields/saved-time-field.tsx';
import type { SettingsChange } from './use-settings-change.ts';

const REMIND_FIRST = '17:30';

type Props = { value: NoticeSettings; onChange: (part: SettingsChange) => void };

/** When to be reminded to write. */
export function ReminderChoice({ value: { reminder, remindAt, teamRemindAt }, onChange }: Props) {
  const { t } = useLingui();
  const ofTeam =
    teamRemindAt === null ? t`Your team has no reminder` : t`At ${teamRemindAt}, your team’s time`;
  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioGroup
        legend={<Trans>Reminder to write</Trans>}
        value={reminder}
        onChange={({ target }) => onChange(reminderChange(target.value, remindAt))}
        options={[
          { value: 'team', label: <Trans>With my team</Trans>, hint: ofTeam },
          { value: 'own', label: <Trans>At my own time</Trans> },
          { value: 'off', label: <Trans>Never</Trans> },
        ]}
      />
      {reminder === 'own' && (
        <SavedTimeField
          label={<Trans>My time</Trans>}
          value={remindAt ?? REMIND_FIRST}
          onChange={(time) => onChange({ remindAt: time })}
        />
      )}
      <p className="text-ink-2 text-sm">
        <Trans>
          On working days when you haven’t written: one email, another two hours later, then no more.
        </Trans>
      </p>
    </div>
  );
}

function reminderChange(chosen: string, remindAt: string | null): SettingsChange {
  if (chosen === 'own') return { reminder: 'own', remindAt: remindAt ?? REMIND_FIRST };
  return { reminder: chosen === 'off' ? 'off' : 'team' };
}
