import type { api, OutputOf } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { ownLang } from '../../lib/locale/locale.ts';
import { ImprovementAnswer } from './handbook/improvement-answer.tsx';
import { AgainCard } from './mistakes/again-card.tsx';

type Day = Pick<OutputOf<typeof api.draft.get>, 'mistakeAsked' | 'improvement' | 'today'>;
type Improvement = NonNullable<Day['improvement']>;

/**
 * What Today asks about: whether a mistake happened again, and how it went with an improvement. A card that was answered
 * says what follows and keeps its place, though the day, read anew, asks no more.
 */
export function TodayCards({ mistakeAsked, improvement, today }: Day) {
  const asked = useShown(mistakeAsked);
  const due = useShown(improvement?.due ? improvement : null);
  return (
    <>
      {asked && <AgainCard key={asked.id} asked={asked} today={today} />}
      {due && <ImprovementDue key={due.id} improvement={due} />}
    </>
  );
}

/** The last thing that was asked. */
function useShown<T extends { readonly id: string }>(now: T | null): T | null {
  const [shown, setShown] = useState(now);
  if (now !== null && now.id !== shown?.id) setShown(now);
  return shown;
}

function ImprovementDue({ improvement }: { improvement: Improvement }) {
  const headingId = useId();
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId} className="font-sans text-ink-2 text-sm">
        <Trans>You wanted to do this better. How did it go?</Trans>
      </h2>
      <p
        lang={ownLang(improvement.text)}
        className="wrap-anywhere mt-1 whitespace-pre-wrap font-serif text-lg"
      >
        {improvement.text}
      </p>
      <ImprovementAnswer improvementId={improvement.id} className="mt-3" />
    </Card>
  );
}
