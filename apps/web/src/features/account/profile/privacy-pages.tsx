import { Trans } from '@lingui/react/macro';
import { BookIcon } from '../../../components/icons/places.tsx';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon } from '../../../components/icons/signs.tsx';
import { PageRows } from './page-rows.tsx';

/** The texts in full. */
export function PrivacyPages() {
  return (
    <PageRows
      title={<Trans>In full</Trans>}
      rows={[
        { to: '/privacy/privacy-policy', icon: LockIcon, title: <Trans>Privacy Policy</Trans> },
        { to: '/privacy/anonymity', icon: ShieldIcon, title: <Trans>Anonymous comments</Trans> },
        { to: '/privacy/terms-of-use', icon: BookIcon, title: <Trans>Terms of Use</Trans> },
      ]}
    />
  );
}

/** Who may look, and who has. */
export function SeenPages() {
  return (
    <PageRows
      title={<Trans>What others see</Trans>}
      rows={[
        { to: '/mine/who-sees', icon: EyeIcon, title: <Trans>Who can see what</Trans> },
        { to: '/mine/readers', icon: BookIcon, title: <Trans>Who read my entries</Trans> },
      ]}
    />
  );
}
