import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { isComposing } from '../../../lib/is-composing.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { unsentAnswer } from './unsent-answer.ts';

type Act = 'answer' | 'skip' | 'change' | 'end';
type Props = {
  day: string;
  question: string;
  /** The step that is under way. */
  busy: string | undefined;
  onStep: (act: Act, message: string, onDone: () => void) => void;
};

/** One question with its answer, which is kept in this browser until it is sent. */
export function AnswerField({ day, question, busy, onStep }: Props) {
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const [text, setText] = useState(() => unsentAnswer.read(userId, day));
  const write = (next: string) => {
    setText(next);
    unsentAnswer.keep(userId, day, next);
  };
  const answer = () => {
    if (text.trim() !== '' && busy === undefined) onStep('answer', text, () => write(''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    // Around it is the day, which these keys publish.
    event.preventDefault();
    event.stopPropagation();
    answer();
  };
  // What was begun stays where the question is another one in other words; with the question it goes.
  const step = (act: Act) => onStep(act, '', () => act === 'skip' && write(''));
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        label={question}
        look="boxed"
        minRows={2}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" loading={busy === 'answer'} disabled={text.trim() === ''} onClick={answer}>
          <Trans>Answer</Trans>
        </Button>
        <Button look="ghost" loading={busy === 'skip'} onClick={() => step('skip')}>
          <Trans>Skip</Trans>
        </Button>
        <Button look="ghost" loading={busy === 'change'} onClick={() => step('change')}>
          <Trans>Another question</Trans>
        </Button>
        <Button look="ghost" loading={busy === 'end'} onClick={() => step('end')}>
          <Trans>End here</Trans>
        </Button>
      </div>
    </div>
  );
}
