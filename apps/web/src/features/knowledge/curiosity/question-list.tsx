import type { QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { NextPage } from '../../../components/next-page.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { QuestionRow } from './question-row.tsx';
import { QuestionsSkeleton } from './question-skeleton.tsx';

/** As much of a list that is read page by page as it is shown of. */
type Paged = ComponentProps<typeof NextPage>['of'] &
  ComponentProps<typeof ReadFailure>['of'] & {
    readonly data: readonly QuestionView[] | undefined;
    readonly isError: boolean;
  };

type Props = {
  of: Paged;
  /** All of them are the reader’s own. */
  isOwn?: boolean;
  /** Shown where there is none. */
  none: ReactNode;
};

/** Questions, the newest first, page by page. */
export function QuestionList({ of, isOwn = false, none }: Props) {
  if (!of.data) {
    return of.isError || of.fetchStatus === 'paused' ? <ReadFailure of={of} /> : <QuestionsSkeleton />;
  }
  if (of.data.length === 0) return none;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card as="div" className="py-1!">
        <ul className="grid grid-cols-1 divide-y divide-line">
          {of.data.map((question) => (
            <PartBoundary key={question.id} of={question}>
              <QuestionRow question={question} isOwn={isOwn} />
            </PartBoundary>
          ))}
        </ul>
      </Card>
      <NextPage of={of} look="quiet" className="justify-self-center">
        <Trans>Show older questions</Trans>
      </NextPage>
    </div>
  );
}
