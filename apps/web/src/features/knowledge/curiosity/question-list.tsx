import type { QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, use } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { PaneSkeleton } from '../../../components/panes/pane-skeleton.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { QuestionLine } from './question-line.tsx';
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
  const panes = use(PanesContext);
  if (!of.data) {
    if (of.isError || of.fetchStatus === 'paused') return <ReadFailure of={of} />;
    return panes ? <PaneSkeleton /> : <QuestionsSkeleton />;
  }
  if (of.data.length === 0) return none;
  return (
    <div className="grid grid-cols-1 gap-4">
      {panes ? (
        <ul className="grid grid-cols-1">
          {of.data.map((question) => (
            <PartBoundary key={question.id} of={question}>
              <li>
                <QuestionLine question={question} isOpen={question.id === panes.openId} />
              </li>
            </PartBoundary>
          ))}
        </ul>
      ) : (
        <Card as="div" className="py-1!">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {of.data.map((question) => (
              <PartBoundary key={question.id} of={question}>
                <QuestionRow question={question} isOwn={isOwn} />
              </PartBoundary>
            ))}
          </ul>
        </Card>
      )}
      <NextPage of={of} look="quiet" className="justify-self-center">
        <Trans>Show older questions</Trans>
      </NextPage>
    </div>
  );
}
