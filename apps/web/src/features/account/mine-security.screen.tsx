import { Trans } from '@lingui/react/macro';
import { MinePage } from './mine-page.part.tsx';
import { NoPasswordCard } from './password/no-password-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { WithSelf } from './profile/with-self.tsx';
import { SessionsCard } from './sign-in/sessions-card.tsx';

/** The password, and where the user is signed in. */
export default function MineSecurityScreen() {
  return (
    <MinePage title={<Trans>Security</Trans>}>
      <WithSelf>
        {({ hasPassword, email = '' }) =>
          hasPassword === false ? <NoPasswordCard /> : <PasswordCard email={email} />
        }
      </WithSelf>
      <SessionsCard />
    </MinePage>
  );
}
