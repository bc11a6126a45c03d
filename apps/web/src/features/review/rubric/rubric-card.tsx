import { scoreParts } from '@garden/contract';
import { explainedNumbers, partPoints } from '@garden/rubric/explanation';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { Berry } from '../../../components/berry.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { SkeletonText } from '../../../components/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useMyTeams } from '../../team/my-teams.shared.ts';
import { partNames } from './part-names.ts';
import { useRubricText } from './rubric-text.ts';

const WorkedExamples = lazyComponent(async () => (await import('./worked-examples.tsx')).WorkedExamples);

const nothings = ['repeats', 'filler', 'anyDay', 'forYouAlone'] as const;

/** The rubric as it is published to everyone: what earns points, what earns none, and what to do about a wrong score. */
export function RubricCard() {
  const { i18n } = useLingui();
  const headingId = useId();
  const say = useRubricText();
  const [hasExamples, setExamples] = useState(false);
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId}>
        <Trans>How a score comes about</Trans>
      </h2>
      <div>
        <h3>{say('noModel')}</h3>
        <p className="text-ink-2">{say('noModelWhy')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 @tablet:grid-cols-2">
        {scoreParts.map((part) => (
          <li key={part}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
              {i18n._(partNames[part])}
              <span className="font-normal text-ink-2 text-sm tabular-nums">
                {i18n.number(partPoints[part])}
              </span>
            </h3>
            <p className="text-ink-2">{say(`${part}Earns`, explainedNumbers)}</p>
          </li>
        ))}
      </ul>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {(['A', 'B', 'C', 'D'] as const).map((grade) => (
            <Berry key={grade} grade={grade} className="size-6" />
          ))}
          <span className="min-w-0">{say('grades', explainedNumbers)}</span>
        </p>
        <p className="mt-1 text-ink-2">{say('gradesHint')}</p>
      </div>
      <div>
        <h3>{say('earnsNothing')}</h3>
        <ul className="list-disc pl-5 text-ink-2">
          {nothings.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      </div>
      <WhoSees />
      <div>
        <h3>{say('another')}</h3>
        <p className="text-ink-2">{say('anotherHow')}</p>
      </div>
      {hasExamples ? (
        <PartBoundary>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <WorkedExamples />
          </Suspense>
        </PartBoundary>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setExamples(true)}>
          <Trans>Show worked examples</Trans>
        </Button>
      )}
    </Card>
  );
}

const seenBy = { team: 'seenByTeam', supervisors: 'seenBySupervisors', author: 'seenByAuthor' } as const;

function WhoSees() {
  const say = useRubricText();
  const { data } = useMyTeams();
  const teams = data?.result ?? [];
  if (teams.length === 0) return null;
  return (
    <div>
      <h3>{say('whoSees')}</h3>
      <ul className="list-disc pl-5 text-ink-2">
        {teams.map(({ id, name, rules: { review } }) => (
          <li key={id} className="wrap-anywhere">
            {say(review.scores === 'off' ? 'seenByNoOne' : seenBy[review.grades], { team: name })}
          </li>
        ))}
      </ul>
    </div>
  );
}
