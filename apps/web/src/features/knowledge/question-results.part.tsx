import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { QuestionList } from './curiosity/question-list.tsx';

/** The questions of one’s teams that hold all words of a keyword. */
export function QuestionResults({ keyword }: { keyword: string }) {
  const questions = useApiPages(
    api.curious.get,
    { keyword },
    { failure: 'none', enabled: keyword !== '', keepPrevious: true },
  );
  if (keyword === '') {
    return (
      <p className="text-ink-2">
        <Trans>Type a word to find questions of your teams.</Trans>
      </p>
    );
  }
  return (
    <QuestionList
      of={questions}
      none={
        <Card>
          <EmptyState title={<Trans>Nothing found</Trans>} drawing="winter">
            <Trans>Try another word.</Trans>
          </EmptyState>
        </Card>
      }
    />
  );
}
