import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { useFocusFallback } from '../../../components/dialogs/use-focus-fallback.ts';
import { latePart } from '../../../components/states/late-part.tsx';
import { useAtOnce } from './use-at-once.ts';
import { type TextPart, useTranslation } from './use-translation.ts';

type View = 'original' | 'both' | 'translation';

const Paragraphs = latePart(async () => (await import('./paragraphs.tsx')).Paragraphs);
const Maker = latePart(async () => (await import('./maker.tsx')).Maker, { failed: null });

/** A text in another language: as it is, beside its translation, or the translation alone. */
export function Foreign({ parts, children }: { parts: readonly TextPart[]; children: ReactNode }) {
  const { t } = useLingui();
  const { state, translate } = useTranslation(parts);
  const [view, setView] = useState<View>('original');
  const show = async () => {
    if (await translate()) setView('both');
  };
  const isShown = state.is === 'done' && view !== 'original';
  const [isPressed, setPressed] = useState(false);
  // The button that was pressed has gone: what it brought is read next.
  const around = useFocusFallback<HTMLDivElement>(!isPressed || state.is !== 'done');
  useAtOnce(around, () => void show());
  return (
    <div ref={around} tabIndex={-1} className="grid grid-cols-1 outline-none">
      {isShown ? (
        <Paragraphs parts={parts} translations={state.paragraphs} withOriginal={view === 'both'} />
      ) : (
        children
      )}
      {state.is === 'done' ? (
        <div className="mt-2 grid grid-cols-1 justify-items-start gap-1">
          <Segmented
            label={t`What to show`}
            segments={[
              { value: 'original', label: t`Original` },
              { value: 'both', label: t`Both` },
              { value: 'translation', label: t`Translation` },
            ]}
            value={view}
            onChange={setView}
          />
          <Maker />
        </div>
      ) : (
        <div className="-ml-3 flex flex-wrap items-center gap-x-2">
          <Button
            look="ghost"
            className="font-normal text-sm"
            loading={state.is === 'busy'}
            onClick={() => {
              setPressed(true);
              void show();
            }}
          >
            <Trans>Show translation</Trans>
          </Button>
          <p role="status" className="px-3 text-ink-2 text-sm empty:hidden">
            {state.is === 'failed' && state.message}
          </p>
        </div>
      )}
    </div>
  );
}
