import type { api, DailyQuestion, InputOf } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

type Wish = NonNullable<InputOf<typeof api.team.setting>['questions']>;

/**
 * The daily questions as they were wished for, in that order. One whose text stays is the same question and keeps its
 * id, so that its answers still belong to it.
 * @throws Refusal `questionTwice` at the second of two that are asked on the same day.
 */
export function mergeQuestions(
  kept: readonly DailyQuestion[],
  wish: Wish,
  newId: () => string,
): DailyQuestion[] {
  const left = [...kept];
  return wish.map(({ text, weekday }, index) => {
    const isTwice = wish.slice(0, index).some((other) => other.text === text && other.weekday === weekday);
    if (isTwice) throw refuseField(`questions.${index}.text`, 'questionTwice');
    const place = left.findIndex((question) => question.text === text);
    const [same] = place < 0 ? [] : left.splice(place, 1);
    return { id: same?.id ?? newId(), text, weekday };
  });
}
