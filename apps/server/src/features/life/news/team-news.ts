import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { findStanding } from '../spirit/store.ts';
import { presentNews } from './present.ts';
import { NEWS, newestMorning } from './rules.ts';
import { listNews, listNewsDays, listSources } from './store.ts';

export const teamNews = call(api.team.news, async (ctx, { teamId, day, itemId }) => {
  const reader = readerOf(ctx.actor);
  const own = ctx.actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { db } = ctx.database;
  const wanted = { teamId, day, itemId };
  const [rows, sources, { days, readTo }, numbers] = await Promise.all([
    listNews(db, ctx.hooks, wanted, reader),
    listSources(db, wanted),
    listNewsDays(db, teamId, reader.userId),
    listNumbers(db, NEWS, [teamId]),
  ]);
  const byItem = Map.groupBy(sources, (source) => source.itemId);
  const standing = await findStanding(
    ctx,
    new Map(sources.map(({ diary }) => [diary.id, diary])),
    sources.map(({ diary, ref }) => ({ diaryId: diary.id, ref })),
  );
  const present = (isOfDay: boolean) =>
    rows
      .filter((row) => row.isOfDay === isOfDay)
      .flatMap((row) =>
        presentNews(row, byItem.get(row.id) ?? [], { userId: reader.userId, role: own.role }, standing),
      );
  const [items, open] = [present(true), present(false)];
  const newest = newestMorning(numbers);
  // The last working day may have had too little to tell: its news are none, not those of the day before.
  const isQuiet = day === undefined && itemId === undefined && newest !== null && newest > (days[0] ?? '');
  const stillOpen = items.filter(({ kind, solved }) => kind === 'blocker' && !solved);
  return {
    day: isQuiet ? newest : (day ?? rows.find(({ isOfDay }) => isOfDay)?.day ?? newest),
    items: isQuiet ? [] : items,
    open: isQuiet ? [...stillOpen, ...open] : open,
    days: [...days],
    readTo,
  };
});
