import { daysOfMonth, isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { drawChapterTask } from './draw.task.ts';
import { drawAnew, firstDayOf, isSame, NO_CHAPTER, presentChapter, withPictures } from './rules.ts';
import { keepChapter, listChapters, listPictures, listSources, lockChapter } from './store.ts';

export const autobiographyDraw = call(api.autobiography.draw, async (ctx, { month }) => {
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const { userId: ownerId } = ctx.actor;
  const { db } = ctx.database;
  const from = firstDayOf(month);
  const days = { from, to: daysOfMonth(month).at(-1) ?? from };
  const [sources, pictures, [chapter = NO_CHAPTER]] = await Promise.all([
    listSources(db, ownerId, days),
    listPictures(db, ownerId, days),
    listChapters(db, ownerId, { from, to: from }),
  ]);
  if (sources.length === 0 && chapter.version === 0) throw refuse('chapterEmpty');
  const drawn = withPictures(await ctx.threads.run(drawChapterTask, sources, ctx), pictures);
  const { title, takenOut } = chapter;
  const lines = drawAnew(chapter, drawn);
  if (isSame(lines, chapter.lines)) return presentChapter(month, chapter);
  const kept = { title, takenOut, lines, version: chapter.version + 1 };
  const row = { ownerId, month, ...kept, changedAt: ctx.now };
  const own = authorize(row, isOwner(row, ctx.actor.userId), 'memoryNotFound');
  // Where it was written meanwhile, that stands.
  await ctx.database.transaction(async (tx) => {
    if (await keepChapter(tx, own)) return;
    const newest = await lockChapter(tx, ownerId, month);
    throw conflict('changedElsewhere', presentChapter(month, newest ?? chapter));
  });
  return presentChapter(month, kept);
});
