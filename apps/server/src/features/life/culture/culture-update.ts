import { isDeepStrictEqual } from 'node:util';
import { type Api, api, type InputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { readerOf } from '../../diary/days/store.ts';
import { describeImages, type StoredImage } from '../../diary/pictures/store.ts';
import { administers } from '../../team/policy.ts';
import { listCultures } from './list.store.ts';
import { presentCulture } from './present.ts';
import { CULTURE, withMoved } from './rules.ts';
import { arrangeCultures, type CultureRow, changeCulture, lockCulture, lockPlacesBeside } from './store.ts';

type Wish = InputOf<Api['culture']['update']>;

export const cultureUpdate = call(api.culture.update, async (ctx, input) => {
  const { cultureId, position } = input;
  const reader = readerOf(ctx.actor);
  return ctx.database.transaction(async (tx) => {
    const [locked, places, [listed], images] = await Promise.all([
      lockCulture(tx, cultureId, reader.userId),
      position === undefined ? [] : lockPlacesBeside(tx, cultureId),
      listCultures({ db: tx, hooks: ctx.hooks }, { reader, of: { cultureId }, limit: 1 }),
      describeImages(tx, reader.userId, input.image ? [input.image] : []),
    ]);
    if (!locked || !listed || locked.culture.deletedAt) throw refuse('cultureNotFound');
    const culture = authorize(locked.culture, administers(locked.role), 'adminsOnly');
    // What was held may be newer than what was listed beside it.
    const shown = { ...listed, ...culture };
    const image = imageOf(culture, input.image, images[0]);
    const { title = culture.title, content = culture.content } = input;
    const text = { title, content, image };
    const isSame = isDeepStrictEqual(text, {
      title: culture.title,
      content: culture.content,
      image: culture.image,
    });
    if (!isSame && input.version === undefined)
      throw refuseField('version', 'fieldRequired', { field: 'version' });
    const isRepeat = isSame && culture.version === (input.version ?? 0) + 1;
    if (input.version !== undefined && input.version !== culture.version && !isRepeat)
      throw conflict('cultureChanged', presentCulture(shown));
    const changed = {
      ...text,
      imageOwnerId: image?.file === culture.image?.file ? culture.imageOwnerId : image && reader.userId,
      version: culture.version + 1,
      updatedBy: reader.userId,
      updatedAt: ctx.now,
    };
    if (!isSame) changeCulture(tx, culture, changed);
    if (position !== undefined) {
      const ordered = withMoved(places, cultureId, position);
      arrangeCultures(tx, authorize(ordered, administers(locked.role), 'adminsOnly'));
    }
    const object = { kind: CULTURE, id: cultureId };
    emitEvent(tx, ctx, { audience: 'team', audienceId: culture.teamId, topic: 'culture', object });
    return presentCulture({ ...shown, ...(!isSame && changed) });
  });
});

/**
 * The picture that an entry gets: nothing said keeps it, null takes it out, and one that it has may be described anew.
 * @param own the caller's picture of that name
 * @throws Refusal `imageGone` at the field `image` where it is gone, or someone else’s
 */
function imageOf({ image }: CultureRow, written: Wish['image'], own: StoredImage | undefined) {
  if (written === undefined) return image;
  if (written === null) return null;
  const { file, alt = '' } = written;
  const found = file === image?.file ? image : own;
  if (!found) throw refuseField('image', 'imageGone');
  return { ...found, alt };
}
