import { wordsFor } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import type { Answers } from '../filling/answers.ts';
import { QuestionList } from '../filling/question-list.tsx';
import type { Words } from '../questionnaires/words.ts';
import type { Typed } from './typed.ts';

/** The questionnaire as those who are asked will see it; answers go nowhere. */
export function Preview({ typed, onClose }: { typed: Typed; onClose: () => void }) {
  const locale = useLocale();
  const [answers, setAnswers] = useState<Answers>({});
  const { languages, title, intro, items } = typed;
  const shown = (words: Words) => (languages === 'both' ? wordsFor(words, locale) : words[languages].trim());
  const words = shown(intro);
  const heading = shown(title);
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={heading ? <span lang={ownLang(heading)}>{heading}</span> : <Trans>Preview</Trans>}
      description={<Trans>This is what people will see. Try it; nothing is sent.</Trans>}
    >
      {words !== '' && (
        <p lang={ownLang(words)} className="wrap-anywhere mb-4 whitespace-pre-wrap">
          {words}
        </p>
      )}
      {items.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No questions yet</Trans>
        </p>
      ) : (
        <QuestionList
          built={items}
          answers={answers}
          onAnswer={(id, answer) =>
            setAnswers(({ [id]: _, ...rest }) => (answer ? { ...rest, [id]: answer } : rest))
          }
          errorOf={() => undefined}
        />
      )}
    </Dialog>
  );
}
