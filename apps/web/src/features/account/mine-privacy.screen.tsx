import { Trans } from '@lingui/react/macro';
import { AiChoices } from '../ai/ai-choices.part.tsx';
import { CuriosityChoices } from '../knowledge/curiosity-choices.part.tsx';
import { MoodChoice } from '../life/mood-choice.part.tsx';
import { SpiritChoice } from '../life/spirit-choice.part.tsx';
import { DeviceCopyCard } from './appearance/device-copy-card.tsx';
import { MinePage } from './mine-page.part.tsx';
import { PrivacyPages, SeenPages } from './profile/privacy-pages.tsx';

/** What others see, what one chooses of that, and what is promised. */
export default function MinePrivacyScreen() {
  return (
    <MinePage title={<Trans>Privacy</Trans>}>
      <SeenPages />
      <CuriosityChoices />
      <SpiritChoice />
      <MoodChoice />
      <AiChoices />
      <DeviceCopyCard />
      <PrivacyPages />
    </MinePage>
  );
}
