import type { PagePath } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { SearchIcon } from '../components/icons/actions.tsx';
import type { IconProps } from '../components/icons/icon.tsx';
import { BellIcon, BookIcon, MeIcon, TeamIcon, TodayIcon } from '../components/icons/places.tsx';

/** An entry of the navigation. */
export type Destination = {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: ComponentType<IconProps>;
  /** Pages outside its path that belong to it. */
  readonly also?: readonly PagePath[];
};

/** The entries of the navigation in order; writing is in the middle on a phone. */
export const destinations = [
  { to: '/', label: msg`Today`, icon: TodayIcon },
  { to: '/home', label: msg`Diaries`, icon: BookIcon },
  { to: '/department', label: msg`Team`, icon: TeamIcon, also: ['/application'] },
  { to: '/mine', label: msg`Me`, icon: MeIcon },
] as const satisfies readonly (Destination & { to: PagePath })[];

/** In the side navigation it has its own entry; on a phone it is in the header of every page. */
export const messagesPlace = {
  to: '/msg/list',
  label: msg`Messages`,
  icon: BellIcon,
  also: ['/msg/details', '/msg/myComments'],
} as const satisfies Destination & { to: PagePath };

/** In the side navigation it has its own entry; on a phone it is above the diaries. */
export const searchPlace = {
  to: '/search',
  label: msg`Search`,
  icon: SearchIcon,
} as const satisfies Destination & {
  to: PagePath;
};
