import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { translateMessage } from '../../lib/locale/translate-message.ts';
import { DepartmentPage } from './departments/department-page.tsx';
import { useMyTeams } from './my-teams.shared.ts';

/** One department of one of my teams (`?id=`). */
export default function DepartmentDetailScreen() {
  const { id } = useSearch({ from: '/department/detail' });
  const navigate = useNavigate({ from: '/department/detail' });
  const mine = useMyTeams();
  const team = mine.data?.result.find(({ departments }) => departments.some((known) => known.id === id));
  const departments = useApiQuery(
    api.department.get,
    { teamId: team?.id ?? '' },
    { enabled: team !== undefined, failure: 'none' },
  );
  const department = departments.data?.items.find((known) => known.id === id);
  if (team && department) {
    return (
      <Page teamName={team.name} title={department.name}>
        <DepartmentPage
          key={id}
          team={team}
          department={department}
          onRemoved={() => void navigate({ to: '/department', search: { team: team.id }, replace: true })}
        />
      </Page>
    );
  }
  // The list of teams may be older than the department.
  const isLoading = mine.isFetching || (team !== undefined && departments.isFetching);
  const failed = [mine, departments].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  return (
    <Page title={<Trans>Department</Trans>}>
      {failed ? <ReadFailure of={failed} /> : isLoading ? <PageSkeleton /> : <NotFound />}
    </Page>
  );
}

type PageProps = { title: ReactNode; teamName?: string; children: ReactNode };

function Page({ title, teamName, children }: PageProps) {
  return (
    <div className="page">
      <PageHeader title={title} kicker={teamName} />
      {children}
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={translateMessage('departmentNotFound')}
      action={
        <RouteLink to="/department" look="quiet">
          <Trans>My teams</Trans>
        </RouteLink>
      }
    >
      <Trans>It was removed, or you’re no longer in its team.</Trans>
    </EmptyState>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <SkeletonBox className="h-80 rounded-lg" />
      <SkeletonBox className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}
