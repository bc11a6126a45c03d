import { daysOfMonth, isDiaryMonth } from '@garden/calendar';
import { api, type OutputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { type DrawnFrom, drawChapterTask, linesOf } from './draw.task.ts';
import { sentenceChoosers } from './hooks.ts';
import {
  DRAWN_LINES,
  type Drawn,
  drawAnew,
  firstDayOf,
  isSame,
  NO_CHAPTER,
  presentChapter,
  withPictures,
} from './rules.ts';
import { keepChapter, listChapters, listPictures, listSources, lockChapter } from './store.ts';

const BUILT_IN = 'built-in';

export const autobiographyDraw = call(api.autobiography.draw, async (ctx, { month, model = false }) => {
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
  const { by, fault, told } = await chooseLines(ctx, sources, model);
  const drawn = withPictures(told, pictures);
  const { title, takenOut } = chapter;
  const lines = drawAnew(chapter, drawn);
  if (isSame(lines, chapter.lines)) return { ...presentChapter(month, chapter), by, fault };
  const kept = { title, takenOut, lines, version: chapter.version + 1 };
  const row = { ownerId, month, ...kept, changedAt: ctx.now };
  const own = authorize(row, isOwner(row, ctx.actor.userId), 'memoryNotFound');
  // Where it was written meanwhile, that stands.
  await ctx.database.transaction(async (tx) => {
    if (await keepChapter(tx, own)) return;
    const newest = await lockChapter(tx, ownerId, month);
    throw conflict('changedElsewhere', presentChapter(month, newest ?? chapter));
  });
  return { ...presentChapter(month, kept), by, fault };
});

type Chosen = Pick<OutputOf<typeof api.autobiography.draw>, 'by' | 'fault'> & {
  readonly told: readonly Drawn[];
};

/** What a model chose, or what rules of the product choose. */
async function chooseLines(ctx: Context, sources: readonly DrawnFrom[], model: boolean): Promise<Chosen> {
  const [choose] = ctx.hooks.list(sentenceChoosers);
  const choice = model && choose && (await choose(ctx, { diaries: sources, most: DRAWN_LINES }));
  if (choice && 'sentences' in choice)
    return { by: choice.by, fault: null, told: linesOf(choice.sentences, sources) };
  const told = await ctx.threads.run(drawChapterTask, sources, ctx);
  return { by: BUILT_IN, fault: choice ? choice.fault : null, told };
}
