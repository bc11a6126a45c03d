import { api, type DiaryView, type TeamSpiritView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { type Mark, useMark } from './use-mark.ts';

type Props = { teamId: string; diary: DiaryView };

/** The sentences of a diary, to be marked for one of a team’s watchwords; nothing where the team has none. */
export function SentenceMarks({ teamId, diary }: Props) {
  const { t } = useLingui();
  const ownId = useUserStore((state) => state.userInfo?.id);
  const spirit = useApiQuery(api.team.getTeamSpirit, { teamId, diaryId: diary.id }, { failure: 'none' });
  const [chosen, setChosen] = useState<string>();
  const { words = [], asked } = spirit.data ?? {};
  const word = words.find(({ id }) => id === chosen) ?? words[0];
  if (!asked || !word) return null;
  const isOwn = diary.author.id === ownId;
  if (!asked.allowed) {
    return isOwn ? null : (
      <p className="text-ink-2 text-sm">
        <Trans>
          <PersonName person={diary.author} /> doesn’t let others mark sentences for the watchwords.
        </Trans>
      </p>
    );
  }
  const isMarked = ({ marks }: Sentence) => marks.some(({ wordId }) => wordId === word.id);
  // Their own, someone can only take out.
  const sentences = isOwn ? asked.sentences.filter(isMarked) : asked.sentences;
  return (
    <section className="grid grid-cols-1 gap-1">
      <RadioGroup
        legend={<Trans>Watchword</Trans>}
        className="grid grid-cols-2 gap-x-4"
        options={words.map(({ id, text }) => ({
          value: id,
          label: <span lang={ownLang(text)}>{text}</span>,
        }))}
        value={word.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      {sentences.length === 0 && (
        <p className="text-ink-2 text-sm">
          <Trans>No sentence is marked for it.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-1" aria-label={t`Sentences`}>
        {sentences.map((sentence) => (
          <li key={word.id + sentence.ref}>
            <SentenceChoice
              text={sentence.text}
              mark={{ teamId, wordId: word.id, diaryId: diary.id, ref: sentence.ref }}
              wasMarked={isMarked(sentence)}
              isFixed={isMarked(sentence) && !canRemove(sentence, word.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Sentence = NonNullable<TeamSpiritView['asked']>['sentences'][number];

const canRemove = ({ marks }: Sentence, wordId: string) =>
  marks.find((mark) => mark.wordId === wordId)?.can.remove === true;

type ChoiceProps = { text: string; mark: Mark; wasMarked: boolean; isFixed: boolean };

function SentenceChoice({ text, mark: wanted, wasMarked, isFixed }: ChoiceProps) {
  const [isMarked, setMarked] = useState(wasMarked);
  const mark = useMark(setMarked);
  return (
    <Checkbox
      label={
        <span lang={ownLang(text)} className="wrap-anywhere">
          {text}
        </span>
      }
      checked={isMarked}
      disabled={isFixed && wasMarked && isMarked}
      onChange={({ target }) => mark(wanted, target.checked)}
    />
  );
}
