import { Trans } from '@lingui/react/macro';
import { BookIcon } from '../../../components/icons/places.tsx';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
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
