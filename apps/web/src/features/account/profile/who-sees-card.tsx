import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { CommentIcon, EditIcon, HeartIcon, SmileIcon } from '../../../components/icons/actions.tsx';
import type { IconProps } from '../../../components/icons/icon.tsx';
import { ClockIcon, DownloadIcon, ThumbIcon } from '../../../components/icons/objects.tsx';
import {
  BookIcon,
  BookmarkIcon,
  ChartIcon,
  ListIcon,
  MeetingIcon,
  MeIcon,
  PenIcon,
  QuestionIcon,
  QuoteIcon,
  SlipIcon,
  StarIcon,
  TeamIcon,
  TodayIcon,
} from '../../../components/icons/places.tsx';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon, TrendIcon } from '../../../components/icons/signs.tsx';
import { SectionCard } from './section-card.tsx';

/** What holds today; the privacy policy explains it at length. */
export function WhoSeesCard() {
  return (
    <SectionCard title={<Trans>Who can see what</Trans>}>
      <Group title={<Trans>What you write</Trans>}>
        <Line icon={TeamIcon} what={<Trans>Diaries you share</Trans>}>
          <Trans>
            The members of the teams you choose, including those who join later. Everyone but you sees
            asterisks in place of the team’s sensitive words.
          </Trans>
        </Line>
        <Line icon={LockIcon} what={<Trans>Diaries you share with no team</Trans>}>
          <Trans>Only you, whatever role others have.</Trans>
        </Line>
        <Line icon={SlipIcon} what={<Trans>Mistakes, and lines that begin with !!</Trans>}>
          <Trans>
            Only you, also in a diary you share: readers see no trace of them. A mistake that you mark as
            shared may be shown to your team without your name.
          </Trans>
        </Line>
        <Line icon={PenIcon} what={<Trans>Answers to a team’s questions and topics</Trans>}>
          <Trans>The members of that team only.</Trans>
        </Line>
        <Line icon={StarIcon} what={<Trans>What leaders say about something good for customers</Trans>}>
          <Trans>Everyone who can read the diary, with the leader’s name.</Trans>
        </Line>
        <Line icon={EditIcon} what={<Trans>Drafts, earlier versions, notes about members</Trans>}>
          <Trans>Only you.</Trans>
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
      </Group>
      <Group title={<Trans>What you ask, collect and plan</Trans>}>
        <Line icon={QuestionIcon} what={<Trans>Questions</Trans>}>
          <Trans>
            The teams you ask, with your name and the people you asked for an answer. Rankings count who
            asked, answered and solved most; you can stay out of them.
          </Trans>
        </Line>
        <Line icon={QuoteIcon} what={<Trans>Wisdom of the team</Trans>}>
          <Trans>
            The team it’s kept for, with the name of who kept it. If a teammate keeps a line of yours, it
            carries your name: you’re told, and can remove it.
          </Trans>
        </Line>
        <Line icon={BookmarkIcon} what={<Trans>My wisdom</Trans>}>
          <Trans>Only you.</Trans>
        </Line>
        <Line icon={BookIcon} what={<Trans>Handbook, and what you want to do better</Trans>}>
          <Trans>Only you.</Trans>
        </Line>
        <Line icon={ListIcon} what={<Trans>To-dos and goals</Trans>}>
          <Trans>Only you, unless you open them to your teams.</Trans>
        </Line>
      </Group>
      <Group title={<Trans>How it’s going</Trans>}>
        <Line icon={ChartIcon} what={<Trans>Grades and scores</Trans>}>
          <Trans>
            Your team, the people who look after you, or you alone: each team decides. Only you see why you
            got them. Anyone can read the rules, and you can appeal.
          </Trans>
        </Line>
        <Line icon={ThumbIcon} what={<Trans>Appeals</Trans>}>
          <Trans>You and the people who may decide. They see the points of each part.</Trans>
        </Line>
        <Line icon={MeetingIcon} what={<Trans>Interviews</Trans>}>
          <Trans>
            You and the person who holds it read the record. The team’s owner and administrators only see that
            one is needed or was held.
          </Trans>
        </Line>
        <Line icon={TrendIcon} what={<Trans>Averages of a team or department</Trans>}>
          <Trans>Everyone in the team, but never for fewer than five people.</Trans>
        </Line>
        <Line icon={TodayIcon} what={<Trans>Days you wrote, vacation</Trans>}>
          <Trans>
            People in your teams: which days you wrote for the team, whether late, and when you’re away.
          </Trans>
        </Line>
        <Line icon={ClockIcon} what={<Trans>Whether you have written today</Trans>}>
          <Trans>
            Administrators and the people who look after you see names; everyone else sees a number.
          </Trans>
        </Line>
      </Group>
      <Group title={<Trans>Around it</Trans>}>
        <Line icon={EyeIcon} what={<Trans>Whose diaries and questions you open</Trans>}>
          <Trans>The person who wrote it, with the day. You see who has opened yours in the same way.</Trans>
        </Line>
        <Line icon={HeartIcon} what={<Trans>People you follow</Trans>}>
          <Trans>They’re told. Only you see the groups you put them in.</Trans>
        </Line>
        <Line icon={MeIcon} what={<Trans>Name, picture, member code, time zone</Trans>}>
          <Trans>People in your teams. Their administrators see your email address, too.</Trans>
        </Line>
        <Line icon={DownloadIcon} what={<Trans>Your data</Trans>}>
          <Trans>No advertising, no tracking, no sale. You can download all of it with one click.</Trans>
        </Line>
      </Group>
    </SectionCard>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-ink-2">{title}</h3>
      <dl className="grid grid-cols-1 gap-4">{children}</dl>
    </section>
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
