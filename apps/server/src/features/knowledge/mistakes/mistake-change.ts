import type { DiaryDay } from '@garden/calendar';
import type { Api, InputOf } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { todayOf } from '../../diary/days/store.ts';
import { changeOwn } from './change-own.ts';
import { beginLoop, NO_LOOP } from './loop.rules.ts';
import { changeMistake, type MistakeChanges, type MistakeRow } from './own.store.ts';
import { dayOfMistake, tagsOf, wordsOfMistake } from './rules.ts';

type Wish = InputOf<Api['mistake']['change']>;

export const changeOwnMistake: Handler<Api['mistake']['change']> = async (ctx, wish) =>
  changeOwn(ctx, wish.mistakeId, (tx, kept) => changeMistake(tx, kept, changesOf(kept, wish, todayOf(ctx))));

function changesOf(kept: MistakeRow, wish: Wish, today: DiaryDay): MistakeChanges {
  const { text = kept.text, instead = kept.instead } = wish;
  const tags = wish.tags ? tagsOf(wish.tags) : kept.tags;
  const inDiary = kept.diaryText ?? kept.text;
  return {
    ...{ text, instead, tags, words: wordsOfMistake({ text, instead, tags }) },
    diaryText: kept.diaryId === null || text === inDiary ? null : inDiary,
    ...(wish.day !== undefined && { day: dayOfMistake(wish.day, today) }),
    ...(wish.asked === false && NO_LOOP),
    ...(wish.asked === true && kept.nextOn === null && beginLoop(today)),
  };
}
