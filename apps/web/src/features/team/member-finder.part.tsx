import { api, type MemberView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../components/people/avatar.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { translateMessage } from '../../lib/locale/translate-message.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { MemberSearch } from './members/member-search.tsx';

const AT_ONCE = 30;

type Props = {
  teamId: string;
  /** Those of one department alone. */
  departmentId?: string;
  /** The members found, each to be chosen in the caller's own way. */
  children: (found: readonly MemberView[]) => ReactNode;
};

/** Members to choose from, found by name, in a list that scrolls by itself. */
export function MemberFinder({ teamId, departmentId, children }: Props) {
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const members = useApiPages(
    api.relationship.gets,
    { teamId, limit: AT_ONCE, ...(departmentId && { departmentId }), ...(keyword && { keyword }) },
    { failure: 'none' },
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <MemberSearch value={typed} onChange={setTyped} />
      <div className="-mx-2 max-h-[min(22rem,45dvh)] min-h-32 scroll-quiet px-2">
        {members.data ? (
          <>
            {children(members.data)}
            {members.data.length === 0 && (
              <p className="py-3 text-ink-2">{translateMessage('userNotFound')}</p>
            )}
            <NextPage of={members}>
              <Trans>Show more members</Trans>
            </NextPage>
          </>
        ) : members.isPending && members.fetchStatus !== 'paused' ? (
          <SkeletonGroup>
            <SkeletonText lines={4} className="leading-[2.75rem]" />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={members} />
        )}
      </div>
    </div>
  );
}

/** A member as the label of a box to tick. */
export function MemberLabel({
  member: { id, name, avatar },
}: {
  member: Pick<MemberView, 'id' | 'name' | 'avatar'>;
}) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} personId={id} src={avatar} size="xs" />
      <span className="min-w-0">{name}</span>
    </span>
  );
}
