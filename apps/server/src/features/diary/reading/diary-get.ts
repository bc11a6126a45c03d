import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf } from '../days/store.ts';
import { mayRead } from '../policy.ts';
import { presentDiary } from '../present.ts';
import { recordView } from '../readers/store.ts';
import { hydrateDiary } from './store.ts';

export const getDiary: Handler<Api['diary']['get']> = async (ctx, { diaryId }) => {
  const reader = await findSelf(ctx, ctx.actor.userId);
  const diary = await hydrateDiary(ctx, diaryId, reader);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  await recordView(ctx.database.db, diary, reader);
  return presentDiary(diary, reader);
};
