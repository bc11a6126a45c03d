import { wordsFor } from '@garden/contract';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { type Built, type BuiltItem, isQuestion, questionsOf } from '../building/built.ts';
import { type Answer, type Answers, askedOf } from './answers.ts';
import { QuestionField } from './question-field.tsx';

type Props = {
  built: Built;
  answers: Answers;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  errorOf: (questionId: string) => string | undefined;
};

/** The questions that are asked, under their headings, on one page. */
export function QuestionList({ built, answers, onAnswer, errorOf }: Props) {
  const locale = useLocale();
  const asked = askedOf(questionsOf(built), answers);
  const shown = built.filter((item) =>
    isQuestion(item) ? asked.includes(item) : hasAsked(built, item, asked),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.map((item) => {
        if (isQuestion(item)) {
          return (
            <Card key={item.id} as="div">
              <QuestionField
                question={item}
                number={asked.indexOf(item) + 1}
                answer={answers[item.id]}
                onAnswer={(answer) => onAnswer(item.id, answer)}
                error={errorOf(item.id)}
              />
            </Card>
          );
        }
        const heading = wordsFor(item.text, locale);
        return (
          <h2 key={item.id} lang={ownLang(heading)} className="wrap-anywhere mt-3">
            {heading}
          </h2>
        );
      })}
    </div>
  );
}

/** Whether anything is asked under a heading. */
function hasAsked(built: Built, heading: BuiltItem, asked: readonly BuiltItem[]): boolean {
  const after = built.slice(built.indexOf(heading) + 1);
  const end = after.findIndex((item) => !isQuestion(item));
  return (end < 0 ? after : after.slice(0, end)).some((item) => asked.includes(item));
}
