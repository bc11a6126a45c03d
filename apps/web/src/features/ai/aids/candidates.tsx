import { api, type PredictionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { QuestionIcon, SlipIcon } from '../../../components/icons/places.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';

type Props = {
  kind: 'unclear' | 'mistake';
  candidates: readonly PredictionView[];
  /** What the section has already. */
  lines: readonly string[];
  isFull: boolean;
  onAdd: (text: string) => void;
  onRemove: (text: string) => void;
};

/** Sentences of the draft that may belong to a section; each is added or left out by one tap, and back by another. */
export function Candidates({ kind, candidates, lines, isFull, onAdd, onRemove }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useApiCommand(api.ai.settlePrediction, { failure: 'none', loading: 'none' });
  const settle = (id: string, answer: 'accepted' | 'dismissed' | 'open') => mutate({ kind, id, answer });
  const dismiss = ({ id }: PredictionView, isOut: boolean) => {
    const others = [...dismissed].filter((each) => each !== id);
    setDismissed(new Set(isOut ? [...others, id] : others));
    settle(id, isOut ? 'dismissed' : 'open');
  };
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="flex items-center gap-2 font-sans text-base">
        {kind === 'unclear' ? <QuestionIcon className="size-5" /> : <SlipIcon className="size-5" />}
        {kind === 'unclear' ? (
          <Trans>Is this still unclear to you?</Trans>
        ) : (
          <Trans>Is this a small mistake of yours?</Trans>
        )}
      </h3>
      <ul className="mt-1 grid grid-cols-1 divide-y divide-line">
        {candidates.map((candidate) => {
          const { id, text } = candidate;
          const isAdded = lines.includes(text);
          const isOut = !isAdded && dismissed.has(id);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-1.5">
              <q lang={ownLang(text)} className="wrap-anywhere min-w-0 flex-1 basis-60">
                {text}
              </q>
              <span className="-mr-3 ml-auto flex flex-wrap items-center">
                <span role="status" className="px-3 text-ink-2 text-sm empty:hidden">
                  {isAdded &&
                    (kind === 'unclear' ? t`Added to the unclear things` : t`Added to your mistakes`)}
                  {isOut && t`Won’t be asked again`}
                </span>
                {isAdded || isOut ? (
                  <Button
                    look="ghost"
                    aria-label={t`Undo: ${text}`}
                    onClick={() => {
                      if (isOut) return dismiss(candidate, false);
                      onRemove(text);
                      settle(id, 'open');
                    }}
                  >
                    <Trans>Undo</Trans>
                  </Button>
                ) : (
                  <>
                    <Button
                      look="ghost"
                      disabled={isFull}
                      aria-label={t`Add: ${text}`}
                      onClick={() => {
                        onAdd(text);
                        settle(id, 'accepted');
                      }}
                    >
                      <Trans>Add it</Trans>
                    </Button>
                    <Button
                      look="ghost"
                      className="font-normal"
                      aria-label={t`No: ${text}`}
                      onClick={() => dismiss(candidate, true)}
                    >
                      <Trans>No</Trans>
                    </Button>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
