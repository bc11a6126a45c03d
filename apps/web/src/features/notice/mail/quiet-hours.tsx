import type { NoticeSettings } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { SavedTimeField } from '../../../components/fields/saved-time-field.tsx';

const QUIET_FIRST = { from: '22:00', to: '07:00' };

type Props = { quiet: NoticeSettings['quiet']; onChange: (quiet: NoticeSettings['quiet']) => void };

/** Between which times of a day no mail comes. */
export function QuietHours({ quiet, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label={t`Quiet hours`}
        hint={t`No emails between these times; what waits comes afterwards`}
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? QUIET_FIRST : null)}
      />
      {quiet && (
        <div className="flex flex-wrap gap-4">
          <SavedTimeField
            label={<Trans>From</Trans>}
            value={quiet.from}
            onChange={(from) => onChange({ ...quiet, from })}
          />
          <SavedTimeField
            label={<Trans>Until</Trans>}
            value={quiet.to}
            onChange={(to) => onChange({ ...quiet, to })}
          />
        </div>
      )}
    </div>
  );
}
