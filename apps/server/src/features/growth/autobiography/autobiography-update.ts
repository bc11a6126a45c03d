import { isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { holdImages } from '../../diary/pictures/store.ts';
import { NO_CHAPTER, ownPictures, presentChapter, writeChapter } from './rules.ts';
import { findVersion, keepChapter, listShowing, lockChapter } from './store.ts';

export const autobiographyUpdate = call(
  api.autobiography.update,
  async (ctx, { month, version, title, lines = [], putBack }) => {
    if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
    const { userId: ownerId } = ctx.actor;
    if (month > todayOf(ctx).slice(0, 7)) throw refuseField('month', 'chapterAhead');
    const files = [...new Set(lines.flatMap(({ picture }) => picture ?? []))];
    return ctx.database.transaction(async (tx) => {
      const [held, earlier, pictures, showing] = await Promise.all([
        lockChapter(tx, ownerId, month),
        putBack === undefined ? undefined : findVersion(tx, ownerId, month, putBack),
        holdImages(
          tx,
          ownerId,
          files.map((file) => ({ file })),
          'lines',
        ),
        listShowing(tx, ownerId, files),
      ]);
      const chapter = held ?? NO_CHAPTER;
      if (chapter.version !== version) throw conflict('changedElsewhere', presentChapter(month, chapter));
      if (putBack !== undefined && !earlier) throw refuse('chapterVersionGone');
      const said = earlier ?? { title, ...writeChapter(chapter, lines, ownPictures(pictures, showing)) };
      const kept = { ...said, version: version + 1 };
      const row = { ownerId, month, ...kept, changedAt: ctx.now };
      const own = authorize(row, isOwner(row, ctx.actor.userId), 'memoryNotFound');
      if (!(await keepChapter(tx, own))) {
        // There was none to hold, and someone wrote one meanwhile.
        const newest = await lockChapter(tx, ownerId, month);
        throw conflict('changedElsewhere', presentChapter(month, newest ?? chapter));
      }
      return presentChapter(month, kept);
    });
  },
);
