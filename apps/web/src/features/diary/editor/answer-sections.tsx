import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { FlagIcon } from '../../../components/icons/signs.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { answerTo, withAnswer } from '../writing/answers.ts';
import type { Writing } from '../writing/writing.ts';
import type { WritingField } from '../writing/writing-errors.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { fieldId } from './field-ids.ts';
import type { SectionsProps } from './optional-sections.tsx';

type Kind = 'answers' | 'topics';
type Asked = { readonly id: string; readonly text: string; readonly prompt?: string };
type Props = SectionsProps & {
  /** The answer when the editor opened. */
  opening: Writing;
  fold: (field: WritingField, key: string) => { open: boolean; onToggle: () => void };
};

/** The team's questions of the day, then the running topics; earlier answers stay reachable. */
export function AnswerSections(props: Props) {
  const { data, writing, opening } = props;
  const { t } = useLingui();
  const earlier = (kind: Kind, asked: readonly Asked[]) =>
    [...opening[kind], ...writing[kind]]
      .map(({ id }) => id)
      .filter((id, index, ids) => ids.indexOf(id) === index && !asked.some((each) => each.id === id))
      .map((id) => ({
        id,
        text: data.diary?.asked.find((each) => each.id === id)?.text ?? t`An earlier question`,
      }));
  const topics = data.topics.map(({ id, title, prompt }) => ({ id, text: title, prompt }));
  return (
    <>
      {[...data.questions, ...earlier('answers', data.questions)].map((asked, index) => (
        <AnswerSection key={asked.id} {...props} kind="answers" asked={asked} isFirst={index === 0} />
      ))}
      {[...topics, ...earlier('topics', topics)].map((asked, index) => (
        <AnswerSection key={asked.id} {...props} kind="topics" asked={asked} isFirst={index === 0} />
      ))}
    </>
  );
}

function AnswerSection({
  kind,
  asked,
  isFirst,
  writing,
  errors,
  onChange,
  fold,
}: Props & { kind: Kind; asked: Asked; isFirst: boolean }) {
  const { t } = useLingui();
  const text = answerTo(writing[kind], asked.id);
  const error = isFirst ? errors[kind] : undefined;
  return (
    <CollapsibleSection
      icon={kind === 'answers' ? <CommentIcon /> : <FlagIcon />}
      title={asked.text}
      note={
        text.trim() ||
        asked.prompt ||
        (kind === 'answers' ? <Trans>Your team asks</Trans> : <Trans>A team topic</Trans>)
      }
      {...fold(kind, asked.id)}
    >
      <TextArea
        id={isFirst ? fieldId[kind] : `${fieldId[kind]}-${asked.id}`}
        label={asked.text}
        labelHidden
        hint={asked.prompt && <span lang={ownLang(asked.prompt)}>{asked.prompt}</span>}
        placeholder={t`Your answer`}
        minRows={2}
        value={text}
        onChange={(event) => onChange({ [kind]: withAnswer(writing[kind], asked.id, event.target.value) })}
        error={error && refusalMessage(error)}
      />
    </CollapsibleSection>
  );
}
