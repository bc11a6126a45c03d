import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentGuideline } from './present.ts';
import { findGuideline, listVersions } from './store.ts';

export const handbookGet = call(api.handbook.get, async (ctx, { guidelineId }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [found, versions] = await Promise.all([
    findGuideline(db, guidelineId, userId),
    listVersions(db, guidelineId, userId),
  ]);
  if (!found) throw refuse('guidelineNotFound');
  return {
    guideline: presentGuideline(found),
    versions: versions.map((version) => ({ ...version, writtenAt: version.writtenAt.toISOString() })),
  };
});
