import { api, type QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { QuestionPage } from './question-page.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';

type Props = {
  id: string;
  /** The question as a list has it. */
  known: QuestionView | undefined;
};

/** One question with its answers. */
export function OneQuestion({ id, known }: Props) {
  const read = useApiQuery(api.curious.get, { curiousId: id }, { failure: 'none' });
  const question = read.data?.items[0] ?? known;
  // Also one that was just there: its asker may delete it while it is read.
  if (read.error instanceof ApiRefusal && read.error.key === 'questionNotFound') return <Gone />;
  if (question) return <QuestionPage question={question} />;
  return read.isError || read.fetchStatus === 'paused' ? <ReadFailure of={read} /> : <QuestionSkeleton />;
}

function Gone() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>This question isn’t here</Trans>}
        action={
          <RouteLink to="/curiosity" look="primary">
            <Trans>All questions</Trans>
          </RouteLink>
        }
      >
        <Trans>It was deleted, or its team is none of yours.</Trans>
      </EmptyState>
    </Card>
  );
}
