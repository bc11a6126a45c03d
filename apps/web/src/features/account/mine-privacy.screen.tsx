import { Trans } from '@lingui/react/macro';
import { CuriosityChoices } from '../knowledge/curiosity-choices.part.tsx';
import { DeviceCopyCard } from './appearance/device-copy-card.tsx';
import { MinePage } from './mine-page.part.tsx';
import { PrivacyPages } from './profile/privacy-pages.tsx';
import { WhoSeesCard } from './profile/who-sees-card.tsx';

/** Who can see what, and what is promised. */
export default function MinePrivacyScreen() {
  return (
    <MinePage title={<Trans>Privacy</Trans>}>
      <WhoSeesCard />
      <CuriosityChoices />
      <DeviceCopyCard />
      <PrivacyPages />
    </MinePage>
  );
}
