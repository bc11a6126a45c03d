import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { PREVIEW_MEMBERS } from '../../../lib/stores/team-store.ts';
import type { OnMemberAction } from './member-actions.ts';
import { MemberSection } from './member-section.tsx';

/** Up to this many members, everyone is listed by name from the start. */
const SMALL_TEAM = 30;

/** The departments in their order, then those who are in none. */
export function DepartmentSections({ team, onAction }: { team: TeamView; onAction: OnMemberAction }) {
  const teamId = team.id;
  const departments = useApiQuery(api.department.get, { teamId }, { failure: 'none' });
  const outside = useApiQuery(
    api.relationship.gets,
    { teamId, departmentId: 'none', limit: PREVIEW_MEMBERS },
    { failure: 'none' },
  );
  const opened = team.memberCount <= SMALL_TEAM;
  if (!departments.data) {
    return departments.isPending && departments.fetchStatus !== 'paused' ? (
      <SectionSkeleton sections={team.departments.length} />
    ) : (
      <ReadFailure of={departments} />
    );
  }
  const shared = { teamId, opened, onAction };
  return (
    <>
      {departments.data.items.map(({ id, name, members, memberCount, leaders }) => (
        <MemberSection
          key={id}
          departmentId={id}
          title={
            <Link
              to="/department/detail"
              search={{ id }}
              className="wrap-anywhere -my-2 inline-flex min-h-(--target) items-center gap-1 rounded-sm py-2 hover:text-grape"
            >
              {name}
              <ChevronRightIcon className="size-4 text-ink-3" />
            </Link>
          }
          people={members}
          total={memberCount}
          leaders={leaders}
          {...shared}
        />
      ))}
      {outside.data && outside.data.items.length > 0 && (
        <MemberSection
          departmentId="none"
          title={<Trans>No department</Trans>}
          people={outside.data.items}
          total={outside.data.nextCursor === null ? outside.data.items.length : undefined}
          leaders={[]}
          {...shared}
        />
      )}
      {outside.isError && <ReadFailure of={outside} />}
    </>
  );
}

function SectionSkeleton({ sections }: { sections: number }) {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      {Array.from({ length: sections }, (_, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections are alike and never move
        <SkeletonBox key={section} className="h-28 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}
