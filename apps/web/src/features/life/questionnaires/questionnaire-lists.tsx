import { api, type QuestionnaireSummary, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { keptTyped } from '../building/kept-typed.ts';
import { DraftCard } from './draft-card.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';

/** The questionnaires of a team: open, coming and closed ones, and for administrators what was begun on this device. */
export function QuestionnaireLists({ team }: { team: TeamView }) {
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const list = useApiPages(api.questionnaire.list, { teamId: team.id }, { failure: 'none' });
  const { data } = list;
  if (!data) {
    if (list.isError || list.fetchStatus === 'paused') return <ReadFailure of={list} />;
    return <ListSkeleton />;
  }
  const draft = team.can.setUp ? keptTyped.read(userId, team.id) : undefined;
  const start = team.can.setUp && (
    <RouteLink to="/department/question" search={{ team: team.id, view: 'new' }} look="primary">
      <PlusIcon className="size-5" />
      <Trans>New questionnaire</Trans>
    </RouteLink>
  );
  const of = (state: QuestionnaireSummary['run']['state']) => data.filter(({ run }) => run.state === state);
  if (data.length === 0 && !draft) {
    return (
      <Card>
        <EmptyState title={<Trans>No questionnaires yet</Trans>} action={start}>
          {team.can.setUp ? (
            <Trans>
              Ask the team how things are going. Start from a template or write your own questions.
            </Trans>
          ) : (
            <Trans>When an administrator asks the team something, you’ll find it here.</Trans>
          )}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {start && !draft && <div>{start}</div>}
      {draft && <DraftCard typed={draft} teamId={team.id} />}
      <Section title={<Trans>Open now</Trans>} items={of('running')} team={team} />
      <Section title={<Trans>Upcoming</Trans>} items={of('coming')} team={team} />
      <Section title={<Trans>Closed</Trans>} items={of('past')} team={team} />
      <NextPage of={list} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}

type SectionProps = { title: ReactNode; items: readonly QuestionnaireSummary[]; team: TeamView };

function Section({ title, items, team }: SectionProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <PartBoundary key={item.id} of={item}>
            <QuestionnaireCard questionnaire={item} team={team} />
          </PartBoundary>
        ))}
      </ul>
    </section>
  );
}
