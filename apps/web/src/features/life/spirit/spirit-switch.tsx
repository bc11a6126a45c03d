import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';

/** Whether teammates may mark sentences of the user's diaries. */
export function SpiritSwitch({ allows }: { allows: boolean }) {
  const { t } = useLingui();
  const { choose, chosen } = useApiChoice(api.team.chooseSpirit, {
    reads: [api.team.spiritChoice],
    invalidates: [api.team.getTeamSpirit],
  });
  return (
    <Switch
      label={t`Teammates can mark my sentences`}
      hint={
        <Trans>
          What you share in a diary can then stand beside a watchword of that team, with your name. When you
          turn this off, your sentences go.
        </Trans>
      }
      checked={chosen?.allows ?? allows}
      onChange={({ target }) => choose({ allows: target.checked })}
    />
  );
}
