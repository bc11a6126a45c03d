import { api, type NoticeSettings } from '@garden/contract';
import { FieldError } from '../../components/fields/field.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { MailRhythm } from './mail/mail-rhythm.tsx';
import { QuietHours } from './mail/quiet-hours.tsx';
import { ReminderChoice } from './mail/reminder-choice.tsx';
import { useSettingsChange } from './mail/use-settings-change.ts';

/** How often mails come, when to be reminded to write, and quiet hours. */
export function NoticeSettingsCards() {
  const settings = useApiQuery(api.notice.settings, {}, { failure: 'none' });
  if (settings.data) return <Settings saved={settings.data} />;
  if (!settings.isPending || settings.fetchStatus === 'paused') return <ReadFailure of={settings} />;
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-104 rounded-lg" />
      <SkeletonBox className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}

function Settings({ saved }: { saved: NoticeSettings }) {
  const { value, change, error } = useSettingsChange(saved);
  return (
    <>
      {error && <FieldError>{failureMessage(error)}</FieldError>}
      <Card as="div">
        <MailRhythm mail={value.mail} onChange={(mail) => change({ mail })} />
      </Card>
      <Card as="div">
        <ReminderChoice value={value} onChange={change} />
      </Card>
      <Card as="div">
        <QuietHours quiet={value.quiet} onChange={(quiet) => change({ quiet })} />
      </Card>
    </>
  );
}
