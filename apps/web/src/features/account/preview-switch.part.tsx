import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../components/choices/switch.tsx';
import { scorePreview } from '../../lib/preferences/score-preview.ts';

/** Whether the editor shows the score of what is being written. */
export function PreviewSwitch() {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Show my score while I write`}
      hint={<Trans>It’s worked out in this browser. No one else sees it.</Trans>}
      checked={scorePreview.useChoice() === 'on'}
      onChange={({ target }) => scorePreview.choose(target.checked ? 'on' : 'off')}
    />
  );
}
