import { MAX_QUESTIONS } from '@garden/contract';
import type { Languages, Words } from '../questionnaires/words.ts';
import { type Built, conditionSources, hasChoices, isQuestion, questionsOf } from './built.ts';

/** What keeps a questionnaire from being opened. */
export type BuiltError = {
  /** The item, or undefined for the questionnaire itself. */
  readonly id: string | undefined;
  /** Where in it: `title`, `text`, `choices`, `showIf`, or the id of a choice. */
  readonly field: string;
  readonly problem:
    | 'titleMissing'
    | 'noQuestions'
    | 'tooMany'
    | 'textMissing'
    | 'translationMissing'
    | 'headingEmpty'
    | 'choicesFew'
    | 'choiceTwice'
    | 'askedLater'
    | 'conditionEmpty';
};

/** What saving or opening would be refused for, in the order of the page. */
export function builtErrors(title: Words, built: Built, languages: Languages): BuiltError[] {
  const errors: BuiltError[] = [];
  const add = (id: string | undefined, field: string, problem: BuiltError['problem']) =>
    errors.push({ id, field, problem });
  const check = (id: string | undefined, field: string, words: Words) => {
    const missing = missingWords(words, languages);
    if (missing === 'all') add(id, field, id === undefined ? 'titleMissing' : 'textMissing');
    if (missing === 'one') add(id, field, 'translationMissing');
  };
  check(undefined, 'title', title);
  const count = questionsOf(built).length;
  if (count === 0) add(undefined, 'questions', 'noQuestions');
  if (count > MAX_QUESTIONS) add(undefined, 'questions', 'tooMany');
  for (const [at, item] of built.entries()) {
    check(item.id, 'text', item.text);
    if (!isQuestion(item)) {
      const next = built[at + 1];
      if (!next || !isQuestion(next)) add(item.id, 'text', 'headingEmpty');
      continue;
    }
    if (hasChoices(item.kind)) {
      if (item.choices.length < 2) add(item.id, 'choices', 'choicesFew');
      const seen = new Set<string>();
      for (const { id, text } of item.choices) {
        check(item.id, id, text);
        for (const language of inUse(languages)) {
          const words = `${language} ${text[language].trim().toLowerCase()}`;
          if (text[language].trim() !== '' && seen.has(words)) {
            add(item.id, id, 'choiceTwice');
            break;
          }
          seen.add(words);
        }
      }
    }
    const { showIf } = item;
    if (showIf && conditionSources(built, item.id).every(({ id }) => id !== showIf.questionId))
      add(item.id, 'showIf', 'askedLater');
    else if (showIf?.choiceIds?.length === 0) add(item.id, 'showIf', 'conditionEmpty');
  }
  return errors;
}

const inUse = (languages: Languages): readonly ('en' | 'zh')[] =>
  languages === 'both' ? ['en', 'zh'] : [languages];

function missingWords(words: Words, languages: Languages): 'all' | 'one' | undefined {
  const empty = inUse(languages).filter((language) => words[language].trim() === '');
  if (empty.length === 0) return undefined;
  return empty.length < inUse(languages).length ? 'one' : 'all';
}
