import { api, type ReadonlySections } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { scorePreview } from '../../../lib/preferences/score-preview.ts';
import { useRubricText } from '../rubric/rubric-text.ts';
import { useLiveScore } from '../rubric/use-live-score.ts';

/** The score that publishing would give what is written now, and the best next move; it speaks only when asked. */
export function ScorePreview({ day, entry }: { day: string; entry: ReadonlySections }) {
  const { t, i18n } = useLingui();
  const say = useRubricText();
  const known = useApiQuery(api.score.circumstances, { day }, { failure: 'none', staleTime: 0 });
  const shown = useLiveScore(entry, known.data, known.dataUpdatedAt);
  const [said, setSaid] = useState({ times: 0, text: '' });
  if (known.data && !known.data.scored) return null;
  const advice = shown?.advice && say(shown.advice.key, shown.advice.params);
  const points = shown && i18n.number(shown.total);
  const grade = shown?.grade;
  const readOut = () => {
    const words = t`${points} points, grade ${grade}`;
    setSaid(({ times }) => ({ times: times + 1, text: advice ? `${words}. ${advice}` : words }));
  };
  return (
    <section aria-label={t`Score preview`} className="border-line border-t py-3">
      <div className="flex min-h-(--target) flex-wrap items-center gap-x-3">
        {grade && <Berry grade={grade} label={t`Grade ${grade}`} />}
        <p className="min-w-0 flex-1 basis-40 text-ink-2 text-sm">
          {shown ? (
            <Trans>{points} points so far</Trans>
          ) : known.data || known.isFetching ? (
            <Trans>Your score shows here while you write.</Trans>
          ) : (
            <Trans>Your score shows here once you’re online.</Trans>
          )}
          {advice && <span className="wrap-anywhere block">{advice}</span>}
        </p>
        {shown && (
          <Button look="ghost" onClick={readOut} className="sr-only focus:not-sr-only">
            <Trans>Read the score out</Trans>
          </Button>
        )}
        <Button look="ghost" onClick={() => scorePreview.choose('off')} className="-mr-3">
          <Trans>Hide score</Trans>
        </Button>
      </div>
      {known.isError && <ReadFailure of={known} />}
      <p role="status" className="sr-only">
        <span key={said.times}>{said.text}</span>
      </p>
    </section>
  );
}
