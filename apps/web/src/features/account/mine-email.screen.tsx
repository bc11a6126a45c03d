import { Trans } from '@lingui/react/macro';
import { NoticeSettingsCards } from '../notice/notice-settings.part.tsx';
import { MinePage } from './mine-page.part.tsx';

/** Which emails come, and when. */
export default function MineEmailScreen() {
  return (
    <MinePage title={<Trans>Email and reminders</Trans>}>
      <NoticeSettingsCards />
    </MinePage>
  );
}
