import { api, type QuestionnaireView, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { EyeIcon } from '../../../components/icons/signs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { errorAt as refusedAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { Languages } from '../questionnaires/words.ts';
import { builtErrors } from './built-errors.ts';
import { BuiltList } from './built-list.tsx';
import { SendingCard } from './sending-card.tsx';
import type { Typed } from './typed.ts';
import { useProblemWords } from './use-built-words.ts';
import { changedOf, sentOf } from './wire.ts';
import { WordsField } from './words-field.tsx';

const Preview = latePart(async () => (await import('./preview.tsx')).Preview);

const TITLE_MAX = 120;
const INTRO_MAX = 2000;
const command = {
  invalidates: [api.questionnaire.list, api.questionnaire.get],
  failure: 'none',
  loading: 'none',
} as const;

type Props = {
  team: TeamView;
  /** Undefined for a new one. */
  questionnaire?: QuestionnaireView;
  typed: Typed;
  onType: (typed: Typed) => void;
  onSaved: (saved: QuestionnaireView) => void;
  /** What becomes of it if it isn’t saved. */
  onCancel: () => void;
};

/** Builds a questionnaire: its words, its questions, who is asked and when. */
export function Builder({ team, questionnaire, typed, onType, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  const [isChecked, setChecked] = useState(false);
  const [openId, setOpenId] = useState(typed.items.length === 1 ? typed.items[0]?.id : undefined);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useApiCommand(api.questionnaire.add, command);
  const update = useApiCommand(api.questionnaire.update, command);
  const { isPending, error } = questionnaire ? update : add;
  const start = useRef(typed);
  useUnsaved('questionnaire', questionnaire !== undefined && typed !== start.current && !update.isSuccess);
  // Answers that came in belong to the questions as they were asked.
  const isFixed = questionnaire !== undefined && !questionnaire.can.rewrite;
  const { title, intro, items, languages } = typed;
  const errors = builtErrors(title, items, languages);
  const shown = isChecked ? errors : [];
  const titleError = shown.find(({ id, field }) => id === undefined && field === 'title');
  const refused = refusedAt(error);
  const change = (part: Partial<Typed>) => onType({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setChecked(true);
    const [first] = errors;
    if (first) {
      if (first.id !== undefined) setOpenId(first.id);
      requestAnimationFrame(() => focusFault(form.current, first.id));
      return;
    }
    if (questionnaire) {
      const { id: questionnaireId, version } = questionnaire;
      update.mutate({ questionnaireId, version, ...changedOf(typed, isFixed) }, { onSuccess: onSaved });
    } else {
      add.mutate({ teamId: team.id, ...sentOf(typed) }, { onSuccess: onSaved });
    }
  };
  const isOfField = ['title', 'intro', 'opens', 'closes'].some((path) => refused(path) !== undefined);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {isFixed && (
        <Banner>
          <Trans>
            It’s being answered, so its questions stay as they are. You can change its words, its last day and
            how often it comes. For other questions, duplicate it.
          </Trans>
        </Banner>
      )}
      <Card className="grid grid-cols-1 gap-4" aria-label={t`What it’s about`}>
        <Segmented<Languages>
          label={t`Written in`}
          value={languages}
          onChange={(next) => change({ languages: next })}
          segments={[
            { value: 'en', label: t`English` },
            { value: 'zh', label: t`Chinese` },
            { value: 'both', label: t`Both` },
          ]}
          className="justify-self-start"
        />
        <WordsField
          label={t`Title`}
          value={title}
          languages={languages}
          maxLength={TITLE_MAX}
          error={titleError ? problemWords(titleError.problem) : refused('title')}
          onChange={(words) => change({ title: words })}
        />
        <WordsField
          label={t`Introduction`}
          value={intro}
          languages={languages}
          maxLength={INTRO_MAX}
          isLong
          optional
          onChange={(words) => change({ intro: words })}
        />
      </Card>
      {!isFixed && (
        <section aria-label={t`Questions`} className="grid grid-cols-1 gap-3">
          <h2>
            <Trans>Questions</Trans>
          </h2>
          <BuiltList
            built={items}
            languages={languages}
            errors={shown}
            openId={openId}
            onOpen={setOpenId}
            onChange={(next) => change({ items: next })}
          />
        </section>
      )}
      <SendingCard team={team} typed={typed} isFixed={isFixed} onChange={change} errorAt={refused} />
      {error && !isOfField && <FieldError>{failureMessage(error)}</FieldError>}
      {isChecked && errors.length > 0 && (
        <FieldError>
          <Trans>Something isn’t right yet. Look for the red marks above.</Trans>
        </FieldError>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={onCancel} className="mr-auto">
          {questionnaire ? <Trans>Cancel</Trans> : <Trans>Discard</Trans>}
        </Button>
        <Button look="quiet" icon={<EyeIcon className="size-5" />} onClick={() => setPreviewed(true)}>
          <Trans>Preview</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          {questionnaire ? <Trans>Save</Trans> : <Trans>Ask the team</Trans>}
        </Button>
      </div>
      {isPreviewed && <Preview typed={typed} onClose={() => setPreviewed(false)} />}
    </form>
  );
}

/** Takes the focus to the first field that isn’t right, or to the question that it is about. */
function focusFault(form: HTMLElement | null, id: string | undefined): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const row = id === undefined ? null : form?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
  (field ?? row)?.focus();
}
