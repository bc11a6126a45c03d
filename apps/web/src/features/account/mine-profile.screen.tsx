import { Trans } from '@lingui/react/macro';
import { MinePage } from './mine-page.part.tsx';
import { HomeZone } from './profile/home-zone.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { WithSelf } from './profile/with-self.tsx';

/** The user as others see them. */
export default function MineProfileScreen() {
  return (
    <MinePage title={<Trans>Profile</Trans>}>
      <WithSelf>
        {(person) => (
          <>
            <ProfileCard person={person} />
            <HomeZone person={person} />
          </>
        )}
      </WithSelf>
    </MinePage>
  );
}
