import { Trans } from '@lingui/react/macro';
import { TimezoneField } from '../../../components/choices/timezone-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { useEditSelf } from './use-edit-self.ts';

/** The time zone of the account. */
export function HomeZone({ person }: { person: UserInfo }) {
  const { edit } = useEditSelf();
  const change = async (timezone: string) => {
    try {
      await edit({ timezone });
    } catch {
      // The toast has said why.
    }
  };
  return (
    <Card as="div" className="grid grid-cols-1 gap-2">
      <TimezoneField value={person.timezone} onChange={(timezone) => void change(timezone)} />
      <p className="text-ink-2 text-sm">
        <Trans>Emails and quiet hours follow it. Your diary follows the clock of your first team.</Trans>
      </p>
    </Card>
  );
}
