import { Trans } from '@lingui/react/macro';
import { DownloadIcon } from '../../../components/icons/objects.tsx';
import { MeIcon } from '../../../components/icons/places.tsx';
import { MailIcon, TextSizeIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon } from '../../../components/icons/signs.tsx';
import { PageRows } from './page-rows.tsx';
import { SignOutRow } from './sign-out-row.tsx';

/** The pages of the account, and the way out of it. */
export function AccountRows() {
  return (
    <PageRows
      title={<Trans>Account</Trans>}
      rows={[
        {
          to: '/mine/profile',
          icon: MeIcon,
          title: <Trans>Profile</Trans>,
          text: <Trans>Name, picture, email address, time zone</Trans>,
        },
        {
          to: '/mine/look',
          icon: TextSizeIcon,
          title: <Trans>Look</Trans>,
          text: <Trans>Language, theme, font size</Trans>,
        },
        {
          to: '/mine/email',
          icon: MailIcon,
          title: <Trans>Email and reminders</Trans>,
          text: <Trans>How often, when, and when not</Trans>,
        },
        {
          to: '/mine/security',
          icon: LockIcon,
          title: <Trans>Security</Trans>,
          text: <Trans>Password, devices you’re signed in on</Trans>,
        },
        {
          to: '/mine/data',
          icon: DownloadIcon,
          title: <Trans>Data</Trans>,
          text: <Trans>Download, import, leave a team, close the account</Trans>,
        },
        {
          to: '/mine/privacy',
          icon: EyeIcon,
          title: <Trans>Privacy</Trans>,
          text: <Trans>Who can see what</Trans>,
        },
      ]}
      last={<SignOutRow />}
    />
  );
}
