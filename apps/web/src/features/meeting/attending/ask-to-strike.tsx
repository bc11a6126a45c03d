import { isBlank, MAX_MINUTES_ITEM, type MeetingMineView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { Wish } from './my-part.tsx';

type Props = { mine: MeetingMineView; isSending: boolean; onSend: (wish: Wish) => void };

/** Something that one said and that stands under no name: its owner finds it by one’s words, and strikes it. */
export function AskToStrike({ mine: { owner, strikeAsked }, isSending, onSend }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (strikeAsked !== '')
    return (
      <div className="grid grid-cols-1 gap-1">
        <p>
          <Trans>
            You asked <PersonName person={owner} /> to strike:
          </Trans>{' '}
          <span lang={ownLang(strikeAsked)} className="wrap-anywhere">
            “{strikeAsked}”
          </span>
        </p>
        <Button
          look="ghost"
          className="justify-self-start"
          loading={isSending}
          onClick={() => onSend({ ask: '' })}
        >
          <Trans>Take this back</Trans>
        </Button>
      </div>
    );
  if (!isOpen)
    return (
      <Button look="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Something I said is missing here</Trans>
      </Button>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        look="boxed"
        minRows={2}
        autoFocus
        label={t`What should be struck?`}
        hint={
          <Trans>Lines without a name aren’t shown here. Say about when it was, and what it was about.</Trans>
        }
        value={text}
        maxLength={MAX_MINUTES_ITEM}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        look="quiet"
        className="justify-self-end"
        loading={isSending}
        disabled={isBlank(text)}
        onClick={() => onSend({ ask: text })}
      >
        <Trans>
          Ask <PersonName person={owner} /> to strike it
        </Trans>
      </Button>
    </div>
  );
}
