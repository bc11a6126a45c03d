import { type DiaryMonth, isDiaryMonth, monthOf } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { lookBack, monthOfPast } from '../../diary/history/store.ts';

/** The same months as `user/diary/history` tells one by one: there is one way to read a person's days. */
export const diaryGrapeRenderingData = call(api.diary.grapeRenderingData, async (ctx, input) => {
  const months = input.year === undefined ? [input.month ?? ''] : monthsOf(input.year);
  const [first, ...others] = months.filter(isDiaryMonth);
  if (first === undefined) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const past = await lookBack(ctx, input.userId ?? ctx.actor.userId, [first, ...others]);
  const { today, person, dayNames } = past.writer;
  const current = monthOf(today);
  if (first > current) throw refuseField(input.year ? 'year' : 'month', 'monthAhead', { month: current });
  const bunchOf = (month: DiaryMonth) => ({
    month,
    days: monthOfPast(month, past).map(({ day, state, submitted }) => ({
      day,
      state,
      late: submitted?.late ?? false,
      grade: submitted?.grade ?? null,
      plain: submitted?.plain ?? false,
      diaryId: submitted?.id ?? null,
      holiday: dayNames.get(day),
    })),
  });
  return { person: presentPerson(person), today, bunches: [first, ...others].map(bunchOf) };
});

const monthsOf = (year: string) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
