import { daysOfMonth, isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { presentImage } from '../../diary/pictures/rules.ts';
import { firstDayOf } from './rules.ts';
import { listPictures } from './store.ts';

export const autobiographyPictures = call(
  api.autobiography.pictures,
  async ({ actor, database: { db } }, { month }) => {
    if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
    const from = firstDayOf(month);
    const found = await listPictures(db, actor.userId, { from, to: daysOfMonth(month).at(-1) ?? from });
    return {
      items: found.flatMap(({ id, day, images }) =>
        images.map((image) => ({ ...presentImage(image), alt: image.alt, diaryId: id, day })),
      ),
    };
  },
);
