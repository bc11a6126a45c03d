import type { api, Question, QuestionnaireView, RequestOf, Words as SentWords } from '@garden/contract';
import { type Languages, typedWords, type Words } from '../questionnaires/words.ts';
import { type Built, type BuiltItem, type BuiltQuestion, hasChoices, isQuestion } from './built.ts';
import type { Typed } from './typed.ts';

type Sent = Omit<RequestOf<typeof api.questionnaire.add>, 'teamId'>;

/** What is sent of a questionnaire: the words in its languages alone, and of each question what its kind has. */
export function sentOf({ languages, title, intro, items, repeats, ...rest }: Typed): Sent {
  const words = sentWords(languages);
  const optional = (said: Words) => {
    const sent = words(said);
    return sent.en || sent.zh ? sent : null;
  };
  let section: SentWords | null = null;
  const questions: Question[] = [];
  for (const item of items) {
    if (!isQuestion(item)) {
      section = words(item.text);
      continue;
    }
    const isScale = item.kind === 'scale';
    const choosing = hasChoices(item.kind);
    questions.push({
      id: item.id,
      kind: item.kind,
      text: words(item.text),
      required: item.required,
      sensitive: (isScale || choosing) && item.sensitive,
      section,
      choices: choosing ? item.choices.map(({ id, text }) => ({ id, text: words(text) })) : [],
      other: choosing && item.other,
      low: isScale ? optional(item.low) : null,
      high: isScale ? optional(item.high) : null,
      showIf: item.showIf && sentCondition(item.showIf),
    });
    section = null;
  }
  return {
    ...rest,
    title: words(title),
    intro: words(intro),
    questions,
    departmentIds: [...rest.departmentIds],
    repeats: repeats === 'never' ? null : repeats,
  };
}

const sentCondition = ({ questionId, choiceIds, from, to }: NonNullable<BuiltQuestion['showIf']>) => ({
  questionId,
  ...(choiceIds ? { choiceIds: [...choiceIds] } : { from, to }),
});

const sentWords =
  (languages: Languages) =>
  ({ en, zh }: Words): SentWords => ({
    ...(languages !== 'zh' && en.trim() !== '' && { en }),
    ...(languages !== 'en' && zh.trim() !== '' && { zh }),
  });

/** The questions and headings of a questionnaire as the builder and the form have them. */
export function builtOf(questions: QuestionnaireView['questions']): Built {
  return questions.flatMap((question): BuiltItem[] => {
    const { id, section, text, choices, low, high, ...rest } = question;
    const item: BuiltQuestion = {
      ...rest,
      id,
      text: typedWords(text),
      choices: choices.map((choice) => ({ id: choice.id, text: typedWords(choice.text) })),
      low: typedWords(low),
      high: typedWords(high),
    };
    return section ? [{ id: `${id} section`, kind: 'section', text: typedWords(section) }, item] : [item];
  });
}

/** A questionnaire for the builder. */
export function typedOf(view: QuestionnaireView): Typed {
  const { title, intro, questions, departmentIds, anonymous, byDepartment, repeats, resultsFor, run } = view;
  const said = typedWords(title);
  return {
    languages: said.en && said.zh ? 'both' : said.zh ? 'zh' : 'en',
    title: said,
    intro: typedWords(intro),
    items: builtOf(questions),
    departmentIds,
    anonymous,
    byDepartment,
    opens: run.opens,
    closes: run.closes,
    repeats: repeats ?? 'never',
    resultsFor,
  };
}

/** The same questions with ids of their own: answers of one questionnaire are never taken for those of another. */
export function copyOf(items: Built, newId: () => string): Built {
  const ids = new Map<string, string>();
  const idFor = (id: string) => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  return items.map((item) => {
    if (!isQuestion(item)) return { ...item, id: newId() };
    const { showIf } = item;
    return {
      ...item,
      id: idFor(item.id),
      choices: item.choices.map((choice) => ({ ...choice, id: idFor(choice.id) })),
      showIf: showIf && {
        ...showIf,
        questionId: idFor(showIf.questionId),
        ...(showIf.choiceIds && { choiceIds: showIf.choiceIds.map(idFor) }),
      },
    };
  });
}

/** What is changed of a questionnaire; of one that has answers its words, its last day and how often it comes alone. */
export function changedOf(typed: Typed, isFixed: boolean): Partial<Sent> {
  const sent = sentOf(typed);
  const { title, intro, closes, repeats } = sent;
  return isFixed ? { title, intro, closes, repeats } : sent;
}
