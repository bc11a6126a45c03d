import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { deviceCopy } from '../../../lib/preferences/device-copy.ts';
import { SectionCard } from '../profile/section-card.tsx';

/** Whether what was read last stays in this browser. */
export function DeviceCopyCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={<Trans>This device</Trans>}>
      <Switch
        label={t`Keep a copy on this device`}
        hint={t`Without network you can read the last diaries, your vine and score, and your team’s people, for up to seven days. Turn it off on a shared computer.`}
        checked={deviceCopy.useChoice() === 'on'}
        onChange={({ target }) => deviceCopy.choose(target.checked ? 'on' : 'off')}
      />
    </SectionCard>
  );
}
