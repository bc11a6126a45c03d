import { type Condition, wordsFor } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { type Built, type BuiltQuestion, conditionSources, hasChoices, questionsOf } from './built.ts';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

type Props = {
  question: BuiltQuestion;
  built: Built;
  onChange: (showIf: Condition | null) => void;
  error: string | undefined;
};

const EVERYONE = 'everyone';
const SCALE = Array.from({ length: 10 }, (_, at) => String(at + 1));

/** Who is asked a question: everyone, or those who answered an earlier one in some way. */
export function QuestionCondition({ question, built, onChange, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { showIf } = question;
  const { from, to } = showIf ?? {};
  const sources = conditionSources(built, question.id);
  const all = questionsOf(built);
  const source = all.find(({ id }) => id === showIf?.questionId);
  // What was moved below stays in the list until it is put right.
  const offered = source && !sources.includes(source) ? [...sources, source] : sources;
  if (offered.length === 0) return null;
  const begin = (id: string) => {
    const chosen = all.find((each) => each.id === id);
    if (!chosen) onChange(null);
    else if (hasChoices(chosen.kind)) onChange({ questionId: id, choiceIds: [] });
    else onChange({ questionId: id, from: 1, to: 6 });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        label={t`Ask this question`}
        value={showIf?.questionId ?? EVERYONE}
        onChange={begin}
        options={[
          { value: EVERYONE, label: t`Always` },
          ...offered.map(({ id, text }) => {
            const number = all.findIndex((each) => each.id === id) + 1;
            const words = wordsFor(text, locale);
            return { value: id, label: t`Depending on ${number}. ${words}` };
          }),
        ]}
      />
      {showIf?.choiceIds && source && (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-1 text-ink-2 text-sm">
            <Trans>If one of these was chosen</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {source.choices.map(({ id, text }, at) => {
              const { choiceIds = [] } = showIf;
              const isChosen = choiceIds.includes(id);
              const number = at + 1;
              return (
                <ToggleChip
                  key={id}
                  pressed={isChosen}
                  onClick={() =>
                    onChange({
                      ...showIf,
                      choiceIds: isChosen ? choiceIds.filter((each) => each !== id) : [...choiceIds, id],
                    })
                  }
                >
                  {wordsFor(text, locale) || t`Choice ${number}`}
                </ToggleChip>
              );
            })}
          </div>
        </fieldset>
      )}
      {showIf && from !== undefined && to !== undefined && (
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={t`If the answer is at least`}
            value={String(from)}
            onChange={(typed) => {
              const least = Number(typed);
              onChange({ ...showIf, from: least, to: Math.max(least, to) });
            }}
            options={SCALE.map((value) => ({ value, label: value }))}
          />
          <Select
            label={t`and at most`}
            value={String(to)}
            onChange={(typed) => {
              const most = Number(typed);
              onChange({ ...showIf, to: most, from: Math.min(most, from) });
            }}
            options={SCALE.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
