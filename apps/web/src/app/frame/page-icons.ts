import type { PageIcon, Place } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { CommentIcon, HeartIcon, SearchIcon, SmileIcon } from '../../components/icons/actions.tsx';
import type { IconProps } from '../../components/icons/icon.tsx';
import {
  BellIcon,
  BookIcon,
  BookmarkIcon,
  ChartIcon,
  CompassIcon,
  ListIcon,
  MeetingIcon,
  MeIcon,
  NewsIcon,
  QuestionIcon,
  QuoteIcon,
  SettingsIcon,
  StarIcon,
  StepsIcon,
  TeamIcon,
  TodayIcon,
  TrendIcon,
  VineIcon,
} from '../../components/icons/places.tsx';
import { FlagIcon, LeafIcon } from '../../components/icons/signs.tsx';

/** The drawing of each name in the table of pages. */
export const pageIcons: Record<PageIcon, ComponentType<IconProps>> = {
  applications: StarIcon,
  bell: BellIcon,
  book: BookIcon,
  bookmark: BookmarkIcon,
  chart: ChartIcon,
  comment: CommentIcon,
  compass: CompassIcon,
  flag: FlagIcon,
  heart: HeartIcon,
  leaf: LeafIcon,
  list: ListIcon,
  me: MeIcon,
  meeting: MeetingIcon,
  paper: NewsIcon,
  people: TeamIcon,
  question: QuestionIcon,
  quote: QuoteIcon,
  search: SearchIcon,
  settings: SettingsIcon,
  smile: SmileIcon,
  steps: StepsIcon,
  today: TodayIcon,
  trend: TrendIcon,
  vine: VineIcon,
};

/** The places by name and drawing. */
export const placeSigns: Record<Place, { label: MessageDescriptor; icon: ComponentType<IconProps> }> = {
  today: { label: msg`Today`, icon: TodayIcon },
  garden: { label: msg`Garden`, icon: VineIcon },
  team: { label: msg`Team`, icon: TeamIcon },
  me: { label: msg`Me`, icon: MeIcon },
};
