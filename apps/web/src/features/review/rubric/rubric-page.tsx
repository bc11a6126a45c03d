import { scoreParts } from '@garden/contract';
import { explainedNumbers, partPoints } from '@garden/rubric/explanation';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonText } from '../../../components/states/skeleton.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { useMyTeams } from '../../team/my-teams.shared.ts';
import { partNames } from './part-names.ts';
import { useRubricText } from './rubric-text.ts';

const WorkedExamples = latePart(async () => (await import('./worked-examples.tsx')).WorkedExamples, {
  fallback: <SkeletonText lines={6} />,
});

const nothings = ['repeats', 'onlyNumbers', 'filler', 'anyDay', 'noDay', 'forYouAlone'] as const;

/** The rubric as it is published to everyone: what earns points, what earns none, and what to do about a wrong score. */
export function RubricPage() {
  const { i18n } = useLingui();
  const say = useRubricText();
  const [hasExamples, setExamples] = useState(false);
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Card aria-label={say('noModel')} className="grid grid-cols-1 gap-5">
          <div>
            <h2>{say('noModel')}</h2>
            <p className="mt-1 text-ink-2">{say('noModelWhy')}</p>
          </div>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {scoreParts.map((part) => (
              <li key={part} className="py-3 first:pt-0 last:pb-0">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
                  {i18n._(partNames[part])}
                  <span className="font-serif text-grape text-lg tabular-nums leading-none">
                    {i18n.number(partPoints[part])}
                  </span>
                </h3>
                <p className="text-ink-2">{say(`${part}Earns`, explainedNumbers)}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Part heading={say('another')}>
          <p className="text-ink-2">{say('anotherHow')}</p>
        </Part>
        {hasExamples ? (
          <Part heading={<Trans>Worked examples</Trans>}>
            <WorkedExamples />
          </Part>
        ) : (
          <Button look="quiet" className="justify-self-start" onClick={() => setExamples(true)}>
            <Trans>Show worked examples</Trans>
          </Button>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Part heading={<Trans>Grades</Trans>}>
          <p aria-hidden="true" className="mb-2 flex flex-wrap gap-2">
            {(['A', 'B', 'C', 'D'] as const).map((grade) => (
              <Berry key={grade} grade={grade} />
            ))}
          </p>
          <p>{say('grades', explainedNumbers)}</p>
          <p className="mt-1 text-ink-2">{say('gradesHint')}</p>
          <p className="mt-1 text-ink-2">
            <Trans>
              In your first days in a team, and without one, there’s no grade: each diary is a plain grape.
            </Trans>
          </p>
        </Part>
        <Part heading={say('earnsNothing')}>
          <ul className="list-disc pl-5 text-ink-2">
            {nothings.map((key) => (
              <li key={key}>{say(key, explainedNumbers)}</li>
            ))}
          </ul>
        </Part>
        <WhoSees />
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2">
        {heading}
      </h2>
      {children}
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
    <Part heading={say('whoSees')}>
      <ul className="list-disc pl-5 text-ink-2">
        {teams.map(({ id, name, rules: { review } }) => (
          <li key={id} className="wrap-anywhere">
            {say(review.scores === 'off' ? 'seenByNoOne' : seenBy[review.grades], { team: name })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
