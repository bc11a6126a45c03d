import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { filledSteps, type RecordDraft, type TextOf, useUnsaved } from './unsaved.ts';

const NOTHING: RecordDraft = { version: 0, heldOn: '', said: '', steps: [] };

type Props = {
  of: TextOf;
  /** The interview can be opened again, and its form begins with this text. */
  comesBack: boolean;
};

/** What the user typed about an interview that someone else has recorded or closed meanwhile: nothing of it is lost. */
export function LeftOver({ of, comesBack }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const { draft, settle } = useUnsaved('record', of, NOTHING);
  const steps = filledSteps(draft.steps);
  if (draft.said.trim() === '' && steps.length === 0) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(
      [draft.said, ...steps.map(({ text, day }) => `- ${text} ${day}`)].join('\n'),
    );
    toast.success(t`Copied`);
  };
  return (
    <Card tone="grape" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h3 id={headingId} className="text-lg">
        <Trans>Your text is still here</Trans>
      </h3>
      <p className="text-ink-2">
        {comesBack ? (
          <Trans>It isn’t recorded. When you open the interview again, you can go on with it.</Trans>
        ) : (
          <Trans>It isn’t recorded: someone else was faster. Only you can see it, in this browser.</Trans>
        )}
      </p>
      <p lang={ownLang(draft.said)} className="wrap-anywhere whitespace-pre-wrap">
        {draft.said}
      </p>
      {steps.length > 0 && (
        <ul className="list-disc pl-5">
          {steps.map(({ text, day }) => (
            <li key={`${day} ${text}`} className="wrap-anywhere">
              <span lang={ownLang(text)}>{text}</span>
              {day !== '' && (
                <>
                  {' · '}
                  <DayText day={day} style="short" />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => settle(NOTHING)}>
          <Trans>Discard</Trans>
        </Button>
        <Button onClick={() => void copy().catch(() => toast.failure(t`Couldn’t copy`))}>
          <Trans>Copy text</Trans>
        </Button>
      </div>
    </Card>
  );
}
