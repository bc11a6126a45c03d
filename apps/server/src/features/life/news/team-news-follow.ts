import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { followTheme, lockNews, unfollowTheme } from './item.store.ts';

export const teamNewsFollow = call(api.team.newsFollow, async (ctx, { itemId, undo }) => {
  const reader = readerOf(ctx.actor);
  return ctx.database.transaction(async (tx) => {
    const item = await lockNews(tx, itemId, reader);
    if (!item) throw refuse('newsNotFound');
    const { teamId, themeKey, phrase } = item;
    if (themeKey === null || phrase === null) throw refuse('newsNoTheme');
    const wish = { teamId, userId: reader.userId, themeKey, phrase, createdAt: ctx.now };
    const theme = authorize(wish, reader.teamIds.includes(teamId), 'newsNotFound');
    if (undo) unfollowTheme(tx, theme);
    else followTheme(tx, theme);
    return {};
  });
});
