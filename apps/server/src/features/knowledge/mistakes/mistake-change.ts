import type { DiaryDay } from '@garden/calendar';
import { type Api, api, type InputOf, type MistakeView } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { beginLoop, NO_LOOP } from './loop.rules.ts';
import { findMistake, type MistakeChanges, type MistakeRow } from './own.store.ts';
import { presentMistake } from './present.ts';
import { dayOfMistake, tagsOf, wordsOfMistake } from './rules.ts';
import { ownMistakes } from './store.ts';

type Wish = InputOf<Api['mistake']['change']>;

export const mistakeChange = call(api.mistake.change, async (ctx, wish) =>
  changeOwn(ctx, wish.mistakeId, (tx, kept) =>
    ownMistakes.change(tx, kept, changesOf(kept, wish, todayOf(ctx))),
  ),
);

function changesOf(kept: MistakeRow, wish: Wish, today: DiaryDay): MistakeChanges {
  const { text = kept.text, instead = kept.instead } = wish;
  const tags = wish.tags ? tagsOf(wish.tags) : kept.tags;
  const inDiary = kept.diaryText ?? kept.text;
  return {
    text,
    instead,
    tags,
    words: wordsOfMistake({ text, instead, tags }),
    diaryText: kept.diaryId === null || text === inDiary ? null : inDiary,
    ...(wish.day !== undefined && { day: dayOfMistake(wish.day, today) }),
    ...(wish.asked === false && NO_LOOP),
    ...(wish.asked === true && kept.nextOn === null && beginLoop(today)),
  };
}

type Change = (tx: Transaction, mistake: Authorized<MistakeRow>) => Promise<void>;

/**
 * Changes a mistake of the caller, which no one else changes meanwhile.
 * @returns the mistake as it is then
 * @throws Refusal `mistakeNotFound`
 */
export async function changeOwn(
  { actor: { userId }, database }: Pick<Context, 'actor' | 'database'>,
  mistakeId: string,
  change: Change,
): Promise<MistakeView> {
  return database.transaction(async (tx) => {
    await change(tx, await ownMistakes.lock(tx, mistakeId, userId));
    const changed = await findMistake(tx, mistakeId, userId);
    if (!changed) throw refuse('mistakeNotFound');
    return presentMistake(changed);
  });
}
