import type { WatchwordView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { Citation } from '../citation.part.tsx';
import { useMark } from './use-mark.ts';

/** A watchword, what it means, and the sentences in which teammates found it. */
export function Watchword({ teamId, word }: { teamId: string; word: WatchwordView }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const mark = useMark();
  const { id: wordId, text, meaning, lately } = word;
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div>
        <h3 lang={ownLang(text)} className="wrap-anywhere font-serif text-lg">
          {text}
        </h3>
        {meaning !== '' && (
          <p lang={ownLang(meaning)} className="wrap-anywhere text-ink-2">
            {meaning}
          </p>
        )}
      </div>
      {lately.length === 0 ? (
        <p className="text-ink-2 text-sm">
          <Trans>No sentence is marked yet. Open a diary and choose “This is our …”.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {lately.map(({ ref, citation, can }) => {
            const name = nameOf(citation.author);
            return (
              <li key={citation.diaryId + ref} className="flex min-w-0 items-start gap-1">
                <div className="min-w-0 flex-1">
                  <Citation of={citation} />
                </div>
                {can.remove && (
                  <IconButton
                    label={t`Remove the sentence of ${name} here`}
                    icon={<CloseIcon className="size-5" />}
                    onClick={() => mark({ teamId, wordId, diaryId: citation.diaryId, ref }, false)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
