import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { OnMemberAction } from './member-actions.ts';
import { MemberRow } from './member-row.tsx';

const AT_ONCE = 50;

type Props = {
  teamId: string;
  /** Those of one department alone, or of none. */
  departmentId?: string;
  keyword?: string;
  /** How many there are, as far as that is known: the skeleton is as high. */
  expected: number;
  onAction: OnMemberAction;
};

/** Members in the order they joined; many come page by page. */
export function MemberList({ teamId, departmentId, keyword = '', expected, onAction }: Props) {
  const members = useApiPages(
    api.relationship.gets,
    { teamId, limit: AT_ONCE, ...(departmentId && { departmentId }), ...(keyword && { keyword }) },
    { failure: 'none' },
  );
  if (!members.data) {
    return members.isPending && members.fetchStatus !== 'paused' ? (
      <MemberSkeleton rows={Math.max(1, Math.min(expected, 8))} />
    ) : (
      <ReadFailure of={members} />
    );
  }
  if (members.data.length === 0) {
    return (
      <p className="py-3 text-ink-2">
        {keyword ? translateMessage('userNotFound') : <Trans>No one is in it yet.</Trans>}
      </p>
    );
  }
  const inDepartment = departmentId === 'none' ? undefined : departmentId;
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {members.data.map((member) => (
          <li
            key={member.id}
            className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto] [overflow-clip-margin:.75rem]"
          >
            <MemberRow member={member} departmentId={inDepartment} onAction={onAction} />
          </li>
        ))}
      </ul>
      <NextPage of={members} className="mt-2">
        <Trans>Show more members</Trans>
      </NextPage>
    </>
  );
}

function MemberSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup className="grid grid-cols-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex min-h-16 items-center gap-3.5">
          <SkeletonBox className="size-11 shrink-0 rounded-pill" />
          <SkeletonText lines={2} className="w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
