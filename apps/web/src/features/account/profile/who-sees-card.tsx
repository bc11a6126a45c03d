import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { CommentIcon, EditIcon, SmileIcon } from '../../../components/icons/actions.tsx';
import type { IconProps } from '../../../components/icons/icon.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { BookIcon, ListIcon, MeIcon, SlipIcon, TeamIcon } from '../../../components/icons/places.tsx';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon } from '../../../components/icons/signs.tsx';
import { SectionCard } from './section-card.tsx';

/** What holds today; the privacy policy explains it at length. */
export function WhoSeesCard() {
  return (
    <SectionCard title={<Trans>Who can see what</Trans>}>
      <dl className="grid grid-cols-1 gap-4">
        <Line icon={TeamIcon} what={<Trans>Diaries you share</Trans>}>
          <Trans>The members of the teams you choose, including those who join later.</Trans>
        </Line>
        <Line icon={LockIcon} what={<Trans>Diaries you share with no team</Trans>}>
          <Trans>Only you, whatever role others have.</Trans>
        </Line>
        <Line icon={SlipIcon} what={<Trans>Mistakes, and lines that begin with !!</Trans>}>
          <Trans>
            Only you, also in a diary you share. A mistake that you mark as shared may be shown to your team
            without your name.
          </Trans>
        </Line>
        <Line icon={EditIcon} what={<Trans>Drafts, earlier versions, notes about members</Trans>}>
          <Trans>Only you.</Trans>
        </Line>
        <Line icon={ListIcon} what={<Trans>To-dos and goals</Trans>}>
          <Trans>Only you, unless you open them to your teams.</Trans>
        </Line>
        <Line icon={SmileIcon} what={<Trans>Mood</Trans>}>
          <Trans>You choose it, or not. It is never read out of your text, and shows beside the diary.</Trans>
        </Line>
        <Line icon={CommentIcon} what={<Trans>Comments and reactions</Trans>}>
          <Trans>The team you leave them in, with your name.</Trans>
        </Line>
        <Line icon={ShieldIcon} what={<Trans>Anonymous comments</Trans>}>
          <Trans>The team reads the text. Your name and account aren’t stored with it.</Trans>
        </Line>
        <Line icon={EyeIcon} what={<Trans>Whose diaries and questions you open</Trans>}>
          <Trans>The person who wrote it, with the day. You see who has opened yours in the same way.</Trans>
        </Line>
        <Line icon={ClockIcon} what={<Trans>Whether you have written today</Trans>}>
          <Trans>
            Administrators and the people who look after you see names; everyone else sees a number.
          </Trans>
        </Line>
        <Line icon={MeIcon} what={<Trans>Name, picture, member code, time zone</Trans>}>
          <Trans>People in your teams. Their administrators see your email address, too.</Trans>
        </Line>
        <Line icon={BookIcon} what={<Trans>Your data</Trans>}>
          <Trans>No advertising, no tracking, no sale. You can download all of it with one click.</Trans>
        </Line>
      </dl>
    </SectionCard>
  );
}

type LineProps = { icon: ComponentType<IconProps>; what: ReactNode; children: ReactNode };

function Line({ icon: Icon, what, children }: LineProps) {
  return (
    <div>
      <dt className="flex gap-3 font-semibold">
        <span className="grid h-[1lh] shrink-0 place-items-center text-leaf">
          <Icon />
        </span>
        <span className="min-w-0">{what}</span>
      </dt>
      <dd className="pl-9 text-ink-2 @max-[18rem]:pl-0">{children}</dd>
    </div>
  );
}
