import { api, type NoticeSettings, type RequestOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { FieldError } from '../../components/field.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { SkeletonBox } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../lib/api/hooks.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { toast } from '../../lib/toast/toast.ts';

const MailChoices = lazyComponent(async () => (await import('./mail/mail-choices.tsx')).MailChoices);

const QUIET_FIRST = { from: '22:00', to: '07:00' };
const REMIND_FIRST = '17:30';

/** Mail settings, and when to be reminded to write. */
export function NoticeSettingsCard() {
  const settings = useApiQuery(api.notice.settings, {}, { failure: 'none' });
  return (
    <Card
      id="notices"
      tabIndex={-1}
      aria-labelledby="notices-heading"
      className="grid scroll-mt-6 grid-cols-1 content-start gap-4 outline-none"
    >
      <h2 id="notices-heading">
        <Trans>Mail and reminders</Trans>
      </h2>
      {settings.data ? (
        <SettingsForm saved={settings.data} />
      ) : settings.isPending && settings.fetchStatus !== 'paused' ? (
        <SkeletonBox className="h-96 rounded-md" />
      ) : (
        <ReadFailure of={settings} />
      )}
    </Card>
  );
}

type SettingsChange = RequestOf<typeof api.notice.change>;

function SettingsForm({ saved }: { saved: NoticeSettings }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<SettingsChange>({});
  const { mutate, isPending, error } = useApiCommand(api.notice.change, { failure: 'none', loading: 'none' });
  const value = { ...saved, ...unsaved, mail: { ...saved.mail, ...unsaved.mail } };
  const change = (part: SettingsChange) => setUnsaved({ ...unsaved, ...part });
  const isUnsaved = Object.keys(unsaved).length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(unsaved, {
      onSuccess: (settled) => {
        client.setQueryData(apiKey(api.notice.settings, {}), settled);
        setUnsaved({});
        toast.success(t`Saved`);
      },
    });
  };
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
      <Reminder value={value} onChange={change} />
      <Suspense fallback={<SkeletonBox className="h-96 rounded-md" />}>
        <MailChoices mail={value.mail} onChange={(mail) => change({ mail: { ...unsaved.mail, ...mail } })} />
      </Suspense>
      <QuietHours quiet={value.quiet} onChange={(quiet) => change({ quiet })} />
      {error && <FieldError>{failureMessage(error)}</FieldError>}
      {isUnsaved && (
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          <Button type="submit" loading={isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={() => setUnsaved({})}>
            <Trans>Discard changes</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}

type Changing = { value: NoticeSettings; onChange: (part: SettingsChange) => void };

function Reminder({ value: { reminder, remindAt, teamRemindAt }, onChange }: Changing) {
  const { t } = useLingui();
  const ofTeam = teamRemindAt === null ? t`Your team has no reminder` : t`At ${teamRemindAt}, by its clock`;
  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioGroup
        legend={<Trans>Reminder to write</Trans>}
        value={reminder}
        onChange={({ target }) => onChange(reminderChange(target.value, remindAt))}
        options={[
          { value: 'team', label: <Trans>When my team does</Trans>, hint: ofTeam },
          { value: 'own', label: <Trans>At my own time</Trans> },
          { value: 'off', label: <Trans>Never</Trans> },
        ]}
      />
      {reminder === 'own' && (
        <TextField
          type="time"
          label={<Trans>My time</Trans>}
          className="max-w-40"
          value={remindAt ?? REMIND_FIRST}
          onChange={({ target }) => target.value && onChange({ remindAt: target.value })}
        />
      )}
      <p className="text-ink-2 text-sm">
        <Trans>
          One mail on working days on which you have not written, one more two hours later, then silence.
        </Trans>
      </p>
    </div>
  );
}

function reminderChange(chosen: string, remindAt: string | null): SettingsChange {
  if (chosen === 'own') return { reminder: 'own', remindAt: remindAt ?? REMIND_FIRST };
  return { reminder: chosen === 'off' ? 'off' : 'team' };
}

type QuietChange = { quiet: NoticeSettings['quiet']; onChange: (quiet: NoticeSettings['quiet']) => void };

function QuietHours({ quiet, onChange }: QuietChange) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Checkbox
        label={t`Quiet hours`}
        hint={t`No mail between these times of my day; what waits comes after`}
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? QUIET_FIRST : null)}
      />
      {quiet && (
        <div className="flex flex-wrap gap-4">
          <TextField
            type="time"
            label={<Trans>From</Trans>}
            className="w-36"
            value={quiet.from}
            onChange={({ target }) => target.value && onChange({ ...quiet, from: target.value })}
          />
          <TextField
            type="time"
            label={<Trans>Until</Trans>}
            className="w-36"
            value={quiet.to}
            onChange={({ target }) => target.value && onChange({ ...quiet, to: target.value })}
          />
        </div>
      )}
    </div>
  );
}
