import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { conflict } from '../../../http/refusal.ts';
import { findOpenDay, todayOf } from '../days/store.ts';
import { describeImages } from '../pictures/store.ts';
import { isSameAudience, isSameText } from '../rules.ts';
import { findDraft, saveDraft } from './draft.store.ts';
import { presentDraft } from './present.ts';

export const draftAdd = call(api.draft.add, async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const day = await findOpenDay(db, { userId, today: todayOf(ctx) }, input.day);
  const draft = {
    authorId: userId,
    day,
    title: input.title || null,
    sections: input.sections,
    teamIds: input.teamIds ?? null,
    expression: input.expression ?? null,
    images: await describeImages(db, userId, input.images),
    savedAt: ctx.now,
  };
  const version = await saveDraft(db, draft, input.version);
  if (version !== null) return { version, savedAt: ctx.now.toISOString() };

  const newest = await findDraft(db, userId, day);
  const isRepeat =
    newest?.version === input.version + 1 &&
    isSameText(newest, draft) &&
    isSameAudience(newest.teamIds, draft.teamIds);
  if (!isRepeat) throw conflict('draftChanged', newest && presentDraft(newest));
  return { version: newest.version, savedAt: newest.savedAt.toISOString() };
});
