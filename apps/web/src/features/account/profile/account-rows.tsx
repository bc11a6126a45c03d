import { Trans } from '@lingui/react/macro';
import { DownloadIcon } from '../../../components/icons/objects.tsx';
import { BookIcon, MeIcon, StarIcon } from '../../../components/icons/places.tsx';
import { MailIcon, ShieldIcon, TextSizeIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon } from '../../../components/icons/signs.tsx';
import { NewMark } from '../releases/new-mark.tsx';
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
          icon: ShieldIcon,
          title: <Trans>Privacy</Trans>,
          text: <Trans>What you allow, and what is promised</Trans>,
        },
        {
          to: '/mine/who-sees',
          icon: EyeIcon,
          title: <Trans>Who can see what</Trans>,
          text: <Trans>Of everything that is yours, by name</Trans>,
        },
        {
          to: '/mine/readers',
          icon: BookIcon,
          title: <Trans>Who read my entries</Trans>,
          text: <Trans>Who opened your diaries and questions</Trans>,
        },
        {
          to: '/mine/releases',
          icon: StarIcon,
          title: <Trans>What’s new</Trans>,
          text: <Trans>What each release brings</Trans>,
          mark: <NewMark />,
        },
      ]}
      last={<SignOutRow />}
    />
  );
}
