import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { conflict } from '../../http/refusal.ts';
import { findOpenDay, findSelf } from './day.store.ts';
import { describeImages } from './diary-image.store.ts';
import { findDraft, saveDraft } from './draft.store.ts';
import { presentDraft } from './present.ts';
import { isSameAudience, isSameText } from './rules.ts';

export const addDraft: Handler<Api['draft']['add']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const day = await findOpenDay(db, await findSelf(ctx, userId), input.day);
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
  const saved = await saveDraft(db, draft, input.version);
  if (saved) return { version: saved.version, savedAt: saved.savedAt.toISOString() };

  const newest = await findDraft(db, userId, day);
  const isRepeat =
    newest?.version === input.version + 1 &&
    isSameText(newest, draft) &&
    isSameAudience(newest.teamIds, draft.teamIds);
  if (!isRepeat) throw conflict('draftChanged', newest && presentDraft(newest));
  return { version: newest.version, savedAt: newest.savedAt.toISOString() };
};
