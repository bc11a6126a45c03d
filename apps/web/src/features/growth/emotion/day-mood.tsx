import { api, MAX_MOOD_NOTE, type MoodDay, type MoodFace, moodFaces } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { relativeDay } from '../../../components/days/format-time.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { ExpressionMark, useExpressionLabel } from '../../diary/expression-mark.part.tsx';
import { FaceRow } from '../../diary/face-row.part.tsx';

type Props = { day: string; today: string; known: MoodDay | undefined };

/** How a day was: a face that one keeps to oneself, with a note. */
export function DayMood({ day, today, known }: Props) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const labelOf = useExpressionLabel();
  const saving = useApiCommand(api.growth.mood, {
    invalidates: [api.growth.moods],
    loading: 'none',
    failure: 'none',
  });
  const kept = known?.kept ? known.mood : null;
  const [note, setNote] = useState(known?.note ?? '');
  const beside = known && !known.kept ? known.mood : null;
  const choose = (mood: MoodFace | null) => {
    if (mood === null) setNote('');
    saving.mutate({ day, mood, note: mood === null ? '' : note });
  };
  const chosen = moodFaces.find((face) => face === (saving.isPending ? saving.variables.mood : kept)) ?? null;
  const isChanged = note.trim() !== (known?.note ?? '');
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id={headingId} className="text-lg">
        {day === today ? (
          <Trans>How is today?</Trans>
        ) : (
          t`How was it? ${relativeDay(day, today, i18n.locale)}`
        )}
      </h2>
      {beside !== null && (
        <p className="text-ink-2">
          <Trans>
            Beside your diary stands {labelOf(beside)} <ExpressionMark expression={beside} silent />, which
            its readers see.
          </Trans>
        </p>
      )}
      <FaceRow labelledBy={headingId} faces={moodFaces} value={chosen} onChange={choose} />
      {chosen !== null && (
        <>
          <TextArea
            label={t`A note for yourself`}
            optional
            look="boxed"
            minRows={2}
            maxLength={MAX_MOOD_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              look="quiet"
              disabled={!isChanged}
              loading={saving.isPending}
              onClick={() => choose(chosen)}
            >
              <Trans>Save the note</Trans>
            </Button>
          </div>
        </>
      )}
      {saving.error && <FieldError>{failureMessage(saving.error)}</FieldError>}
      <p className="text-ink-2 text-sm">
        <Trans>A face that you choose here is only for you.</Trans>
      </p>
      {known && known.diaryId !== null && (
        <RouteLink to="/home" search={{ diary: known.diaryId }} look="plain" className="justify-self-start">
          <Trans>Open the diary of this day</Trans>
        </RouteLink>
      )}
    </Card>
  );
}
