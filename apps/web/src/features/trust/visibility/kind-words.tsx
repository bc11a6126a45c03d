import type { SeenKind } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { CommentIcon, EditIcon, HeartIcon, SmileIcon } from '../../../components/icons/actions.tsx';
import type { IconProps } from '../../../components/icons/icon.tsx';
import { ClockIcon, DownloadIcon, ThumbIcon } from '../../../components/icons/objects.tsx';
import {
  BookIcon,
  BookmarkIcon,
  BulbIcon,
  ChartIcon,
  ListIcon,
  MeetingIcon,
  MeIcon,
  PenIcon,
  QuestionIcon,
  QuoteIcon,
  SlipIcon,
  StarIcon,
  StepsIcon,
  TodayIcon,
} from '../../../components/icons/places.tsx';
import { MailIcon, ShieldIcon } from '../../../components/icons/settings.tsx';
import { EyeIcon, LockIcon, TrendIcon } from '../../../components/icons/signs.tsx';

type Words = {
  readonly icon: ComponentType<IconProps>;
  readonly what: ReactNode;
  /** What it is that others see, where the name does not say it. */
  readonly how?: ReactNode;
};

/** How each kind is called, and what else there is to know of it; who sees it is computed. */
export const kindWords: Readonly<Record<SeenKind, Words>> = {
  diaries: {
    icon: BookIcon,
    what: <Trans>Diaries</Trans>,
    how: (
      <Trans>
        With pictures and the face you put beside them. Others see asterisks in place of sensitive words.
      </Trans>
    ),
  },
  privateLines: { icon: LockIcon, what: <Trans>Lines that begin with !!</Trans> },
  mistakes: { icon: SlipIcon, what: <Trans>Mistakes</Trans> },
  sharedMistakes: {
    icon: SlipIcon,
    what: <Trans>Mistakes that you mark as shared</Trans>,
    how: <Trans>Without your name.</Trans>,
  },
  teamAnswers: {
    icon: PenIcon,
    what: <Trans>Answers to a team’s questions and topics</Trans>,
    how: <Trans>Only in the team that asks, where it reads the diary.</Trans>,
  },
  watchwords: { icon: HeartIcon, what: <Trans>Sentences that teammates mark for a watchword</Trans> },
  goodReviews: {
    icon: StarIcon,
    what: <Trans>What leaders say about something good for customers</Trans>,
    how: <Trans>Where they read the diary.</Trans>,
  },
  drafts: { icon: EditIcon, what: <Trans>Drafts, earlier versions, notes about members</Trans> },
  comments: { icon: CommentIcon, what: <Trans>Comments and reactions</Trans> },
  anonymousComments: {
    icon: ShieldIcon,
    what: <Trans>Anonymous comments</Trans>,
    how: <Trans>The text. Your name and account aren’t stored with it.</Trans>,
  },
  questions: { icon: QuestionIcon, what: <Trans>Questions</Trans> },
  wisdom: { icon: QuoteIcon, what: <Trans>Wisdom of the team</Trans> },
  myWisdom: { icon: BookmarkIcon, what: <Trans>My wisdom</Trans> },
  handbook: { icon: BookIcon, what: <Trans>Handbook, and what you want to do better</Trans> },
  meetings: { icon: MeetingIcon, what: <Trans>Meetings you keep</Trans> },
  todos: { icon: ListIcon, what: <Trans>To-dos and goals</Trans> },
  grades: { icon: ChartIcon, what: <Trans>Grades and scores</Trans> },
  gradeReasons: { icon: ChartIcon, what: <Trans>Why you got a score</Trans> },
  appeals: {
    icon: ThumbIcon,
    what: <Trans>Appeals</Trans>,
    how: <Trans>With the points of each part. They decide.</Trans>,
  },
  interviews: { icon: MeetingIcon, what: <Trans>What is said in an interview</Trans> },
  interviewStates: { icon: MeetingIcon, what: <Trans>That an interview is needed, or was held</Trans> },
  days: { icon: TodayIcon, what: <Trans>Days you wrote for the team, vacation</Trans> },
  missing: { icon: ClockIcon, what: <Trans>Your name among those who haven’t written</Trans> },
  statistics: {
    icon: TrendIcon,
    what: <Trans>Your numbers in statistics</Trans>,
    how: <Trans>Others see averages alone, of five people or more.</Trans>,
  },
  downloads: {
    icon: DownloadIcon,
    what: <Trans>Your numbers as a file</Trans>,
    how: <Trans>You’re told of each download.</Trans>,
  },
  moods: { icon: SmileIcon, what: <Trans>Moods you keep for yourself</Trans> },
  footprints: { icon: StepsIcon, what: <Trans>Footprints, and memories you hide</Trans> },
  autobiography: { icon: BookmarkIcon, what: <Trans>Autobiography</Trans> },
  aiTexts: {
    icon: BulbIcon,
    what: <Trans>What AI says to you</Trans>,
    how: <Trans>Dialogues, hints, what your sentences show.</Trans>,
  },
  lookBacks: { icon: BulbIcon, what: <Trans>Month in review</Trans> },
  moodSurvey: {
    icon: SmileIcon,
    what: <Trans>Mood survey</Trans>,
    how: <Trans>As a mean of five answers or more, without your name.</Trans>,
  },
  questionnaires: { icon: ListIcon, what: <Trans>Answers to questionnaires by name</Trans> },
  anonymousQuestionnaires: {
    icon: ShieldIcon,
    what: <Trans>Answers to anonymous questionnaires</Trans>,
    how: <Trans>Counted, from five answers on, without your name.</Trans>,
  },
  confused: { icon: QuestionIcon, what: <Trans>What confused you when you were new</Trans> },
  profile: { icon: MeIcon, what: <Trans>Name, picture, member code, time zone</Trans> },
  email: { icon: MailIcon, what: <Trans>Email address</Trans> },
  reads: { icon: EyeIcon, what: <Trans>Whose diaries and questions you open</Trans> },
  follows: {
    icon: HeartIcon,
    what: <Trans>People you follow</Trans>,
    how: <Trans>They’re told. Only you see the groups you put them in.</Trans>,
  },
};
