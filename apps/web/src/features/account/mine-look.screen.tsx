import { Trans } from '@lingui/react/macro';
import { LookCard } from './appearance/look-card.tsx';
import { MinePage } from './mine-page.part.tsx';

/** How the product looks. */
export default function MineLookScreen() {
  return (
    <MinePage title={<Trans>Look</Trans>}>
      <LookCard />
    </MinePage>
  );
}
