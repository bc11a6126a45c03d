import type { Context } from '../../../http/context.ts';
import type { Predicted } from '../../../platform/analysis/analysis.ts';
import { findWritten } from '../store.ts';
import { demandFeature } from '../switches/store.ts';
import { listOf, toAsk } from './rules.ts';
import { listSettled } from './store.ts';

/** The sentences of a day that its author is asked about, and the built-in rules that found them. */
export async function predict(ctx: Context, kind: Predicted, day: string) {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [entry, settled] = await Promise.all([
    findWritten(db, userId, day),
    listSettled(db, userId, kind),
    demandFeature(db, ctx.actor, 'predictions'),
  ]);
  const found = entry ? await ctx.analysis.predict(kind, entry, ctx) : [];
  const sentences = found.map(({ shown, text, at }) => ({
    text: shown,
    compared: text,
    section: at.section,
  }));
  const listed = entry ? listOf(kind, entry) : [];
  return { by: 'built-in' as const, predictions: toAsk(sentences, { settled, listed }) };
}
