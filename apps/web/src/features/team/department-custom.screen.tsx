import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { UnsavedGuard } from '../../components/dialogs/unsaved.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { TeamAi } from '../ai/team-ai.part.tsx';
import { TeamWorks } from '../ai/team-works.part.tsx';
import { MoodPlan } from '../life/mood-plan.part.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { DepartmentsSection } from './departments/departments-section.tsx';
import { EndSection } from './ending/end-section.tsx';
import { CalendarSection } from './settings/calendar-section.tsx';
import { ConversationSection } from './settings/conversation-section.tsx';
import { DiarySection } from './settings/diary-section.tsx';
import { JoiningSection } from './settings/joining-section.tsx';
import { NameSection } from './settings/name-section.tsx';
import { ReviewSection } from './settings/review-section.tsx';
import { SectionList } from './settings/section-list.tsx';
import { useShownTeam } from './teams/use-shown-team.ts';
import { WordsSection } from './words/words-section.tsx';

/** The settings of a team, for its administrators: each section is saved by itself. */
export default function DepartmentCustomScreen() {
  const { team: wanted } = useSearch({ from: '/department/custom' });
  const { query, teams, team, isLoading, hasFailed } = useShownTeam(wanted);
  return (
    <UnsavedGuard>
      <div className="page">
        <PageHeader title={<Trans>Team settings</Trans>} />
        {team?.can.setUp && <Sections key={team.id} team={team} />}
        {teams && !team?.can.setUp && <NotForMe />}
        {isLoading && <SettingsSkeleton />}
        {hasFailed && <ReadFailure of={query} />}
      </div>
    </UnsavedGuard>
  );
}

function Sections({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/department/custom' });
  const onRemoved = () => {
    toast.success(t`${team.name} was deleted`);
    void navigate({ to: '/department', search: {}, replace: true });
  };
  const isOwner = team.can.handOver || team.can.remove;
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 @desk:grid-cols-[12rem_minmax(0,1fr)]">
      <SectionList teamId={team.id} withEnd={isOwner} />
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <NameSection team={team} />
        <DiarySection team={team} />
        <ReviewSection team={team} />
        <ConversationSection team={team} />
        <CalendarSection team={team} />
        <MoodPlan teamId={team.id} />
        <DepartmentsSection team={team} />
        <WordsSection team={team} />
        <TeamAi teamId={team.id} />
        <TeamWorks teamId={team.id} />
        <JoiningSection team={team} />
        {team.can.audit && <AuditSection team={team} />}
        {isOwner && <EndSection team={team} onRemoved={onRemoved} />}
      </div>
    </div>
  );
}

function NotForMe() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>Administrators set up the team</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        <Trans>If something should change, ask one of them.</Trans>
      </EmptyState>
    </Card>
  );
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-48 rounded-lg" />
      <SkeletonBox className="h-96 rounded-lg" />
      <SkeletonBox className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}
