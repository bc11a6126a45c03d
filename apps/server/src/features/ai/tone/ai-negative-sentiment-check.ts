import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { findOwnSections, findWritten } from '../store.ts';
import { demandFeature } from '../switches/store.ts';

export const aiNegativeSentimentCheck = call(
  api.ai.negativeSentimentCheck,
  async (ctx, { diaryId, day = '' }) => {
    const { db } = ctx.database;
    const { userId } = ctx.actor;
    const [entry] = await Promise.all([
      diaryId === undefined ? findWritten(db, userId, day) : findOwnSections(db, userId, diaryId),
      demandFeature(db, ctx.actor, 'tone'),
    ]);
    if (!entry && diaryId !== undefined) throw refuse('diaryNotFound');
    const found = entry ? await ctx.analysis.toneOfEntry(entry, ctx) : [];
    return {
      by: 'built-in' as const,
      lines: found.map(({ sentence, tone, hint }) => ({
        text: sentence.shown,
        section: sentence.at.section,
        tone,
        hint,
      })),
    };
  },
);
