import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { TeamIcon } from '../../../components/icons/places.tsx';
import { EyeIcon, LockIcon, MailIcon } from '../../../components/icons/signs.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SectionCard } from './section-card.tsx';

/** What holds today; the privacy policy explains it at length. */
export function WhoSeesCard() {
  return (
    <SectionCard title={<Trans>Who can see what</Trans>}>
      <ul className="grid grid-cols-1 gap-3">
        <Line icon={<TeamIcon />}>
          <Trans>A diary that you share with a team is read by the members of that team.</Trans>
        </Line>
        <Line icon={<LockIcon />}>
          <Trans>A diary that you share with no team is read by nobody else.</Trans>
        </Line>
        <Line icon={<EditIcon />}>
          <Trans>Drafts are yours alone.</Trans>
        </Line>
        <Line icon={<EyeIcon />}>
          <Trans>
            People in your teams see your name, your picture, your member code and your time zone.
          </Trans>
        </Line>
        <Line icon={<MailIcon />}>
          <Trans>
            Administrators of your teams see your email, too. Your language and your devices are shown to you
            alone.
          </Trans>
        </Line>
      </ul>
      <div className="flex flex-wrap gap-x-6">
        <RouteLink to="/privacy/privacy-policy" look="plain">
          <Trans>Privacy Policy</Trans>
        </RouteLink>
        <RouteLink to="/privacy/terms-of-use" look="plain">
          <Trans>Terms of Use</Trans>
        </RouteLink>
      </div>
    </SectionCard>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="grid h-[1lh] place-items-center text-leaf">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
