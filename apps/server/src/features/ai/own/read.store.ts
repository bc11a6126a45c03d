import type { CitedText, Source } from '@garden/analysis';
import { addDays } from '@garden/calendar';
import type { AiFeature, CitationView } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { todayOf } from '../../diary/days/store.ts';
import { presentCitation } from '../../life/summary/rules.ts';
import { listOwnDiaries } from '../store.ts';
import { demandFeature } from '../switches/store.ts';
import { DAYS, NEEDED, RECENT_DAYS } from './rules.ts';

type OwnMonths = {
  readonly looked: {
    readonly by: 'built-in';
    readonly days: { readonly from: string; readonly to: string };
    readonly diaries: number;
    readonly needed: number;
  };
  /** Null where there are too few diaries: nothing is looked for in them. */
  readonly months: { readonly sources: readonly Source[]; readonly recent: readonly string[] } | null;
  readonly cite: (citations: readonly CitedText[]) => CitationView[];
};

/** The caller's own diaries of three months, if they use a feature. */
export async function readOwnMonths(ctx: Context, feature: AiFeature): Promise<OwnMonths> {
  const { db } = ctx.database;
  const { userId: readerId } = ctx.actor;
  const to = todayOf(ctx);
  const days = { from: addDays(to, 1 - DAYS), to };
  const [own] = await Promise.all([
    listOwnDiaries(db, readerId, days),
    demandFeature(db, ctx.actor, feature),
  ]);
  const recentFrom = addDays(to, 1 - RECENT_DAYS);
  const showing = { readerId, diaries: new Map(own.map((diary) => [diary.id, diary])) };
  return {
    looked: { by: 'built-in', days, diaries: own.length, needed: NEEDED },
    months:
      own.length < NEEDED
        ? null
        : {
            sources: own.map(({ id, authorId, entry }) => ({ id, authorId, entry })),
            recent: own.filter(({ day }) => day >= recentFrom).map(({ id }) => id),
          },
    cite: (citations) => citations.flatMap((sentence) => presentCitation(sentence, showing)),
  };
}
