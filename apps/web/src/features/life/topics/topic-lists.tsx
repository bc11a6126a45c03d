import type { TeamView, TopicView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { TopicCard } from './topic-card.tsx';

const TopicDialog = latePart(async () => (await import('./topic-dialog.tsx')).TopicDialog);

type Props = {
  team: TeamView;
  topics: readonly TopicView[];
  /** Below the lists: what brings the next page. */
  more: ReactNode;
};

/** The topics of a team by state; administrators create and edit them. */
export function TopicLists({ team, topics, more }: Props) {
  const [edited, setEdited] = useState<TopicView | 'new'>();
  const of = (state: TopicView['state']) => topics.filter((topic) => topic.state === state);
  const start = team.can.setUp && (
    <Button icon={<PlusIcon className="size-5" />} onClick={() => setEdited('new')}>
      <Trans>Start a topic</Trans>
    </Button>
  );
  const list = (state: TopicView['state'], title: ReactNode) => (
    <Section title={title} topics={of(state)} team={team} onEdit={setEdited} />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {topics.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>No topics yet</Trans>} action={start}>
            <Trans>A topic asks everyone the same question for a few days, right in their diaries.</Trans>
          </EmptyState>
        </Card>
      ) : (
        start && <div>{start}</div>
      )}
      {list('running', <Trans>Current</Trans>)}
      {list('coming', <Trans>Upcoming</Trans>)}
      {list('past', <Trans>Past</Trans>)}
      {more}
      {edited && (
        <TopicDialog
          team={team}
          topic={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function Section({
  title,
  topics,
  team,
  onEdit,
}: {
  title: ReactNode;
  topics: readonly TopicView[];
  team: TeamView;
  onEdit: (topic: TopicView) => void;
}) {
  const headingId = useId();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {topics.map((topic) => (
          <PartBoundary key={topic.id} of={topic}>
            <TopicCard topic={topic} team={team} onEdit={() => onEdit(topic)} />
          </PartBoundary>
        ))}
      </ul>
    </section>
  );
}
