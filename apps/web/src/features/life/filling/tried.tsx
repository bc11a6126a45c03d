import { HELPED, type Helped, type QuestionnaireView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useHelpedWords } from '../questionnaires/helped-words.ts';

type Props = {
  actions: QuestionnaireView['earlierActions'];
  helpedOf: (actionId: string) => Helped | undefined;
  /** Undefined takes the answer back. */
  onHelped: (actionId: string, helped: Helped | undefined) => void;
};

/** What was done since the last round, and whether it helped: before anything else is asked. */
export function Tried({ actions, helpedOf, onHelped }: Props) {
  const { t } = useLingui();
  const words = useHelpedWords();
  const headingId = useId();
  return (
    <Card tone="grape" aria-labelledby={headingId} className="grid grid-cols-1 gap-1">
      <h2 id={headingId}>
        <Trans>Since last time: did it help?</Trans>
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {actions.map(({ id, text, owner, isDone }) => {
          const helped = helpedOf(id);
          return (
            <li key={id} className="grid grid-cols-1 gap-2 py-3">
              <p className="wrap-anywhere">
                <span lang={ownLang(text)} className="font-medium">
                  {text}
                </span>
                <span className="block text-ink-2 text-sm">
                  <PersonName person={owner} />
                  {' · '}
                  {isDone ? <Trans>done</Trans> : <Trans>not done yet</Trans>}
                </span>
              </p>
              <div className="flex flex-wrap items-center gap-x-2">
                <Segmented
                  label={t`Did it help? ${text}`}
                  value={helped ?? null}
                  onChange={(next) => onHelped(id, next)}
                  segments={HELPED.map((value) => ({ value, label: words[value] }))}
                />
                {helped && (
                  <Button look="ghost" aria-label={t`Clear: ${text}`} onClick={() => onHelped(id, undefined)}>
                    <Trans>Clear</Trans>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
