import { MAX_QUESTIONS } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import type { BuiltItem, Kind } from './built.ts';
import type { BuiltError } from './built-errors.ts';

/** The name of a kind of question. */
export function useKindNames(): Record<Kind, string> {
  const { t } = useLingui();
  return {
    single: t`One choice`,
    multiple: t`Several choices`,
    scale: t`Scale 1–10`,
    text: t`Text`,
    date: t`Date`,
  };
}

/** The sentence of what keeps a questionnaire from being saved. */
export function useProblemWords() {
  const { t } = useLingui();
  return (problem: BuiltError['problem'], item?: BuiltItem): string => {
    const sentences: Record<BuiltError['problem'], string> = {
      titleMissing: t`Title is required`,
      noQuestions: t`Add at least one question.`,
      tooMany: t`A questionnaire has up to ${MAX_QUESTIONS} questions. Remove some, or make a second one.`,
      textMissing: item?.kind === 'section' ? t`Write a heading.` : t`Write something here.`,
      translationMissing: t`Write this in both languages, or choose one language above.`,
      headingEmpty: t`Add a question below this heading, or remove it.`,
      choicesFew: t`Add at least two choices.`,
      choiceTwice: t`This choice is already there. Change one of them.`,
      askedLater: t`The question it depends on comes later. Move that one up, or ask everyone.`,
      conditionEmpty: t`Choose at least one answer.`,
    };
    return sentences[problem];
  };
}
