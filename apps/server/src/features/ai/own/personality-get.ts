import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readOwnMonths } from './read.store.ts';

export const personalityGet = call(api.personality.get, async (ctx) => {
  const { looked, months, cite } = await readOwnMonths(ctx, 'personality');
  const found = months ? await ctx.analysis.traitsOf({ sources: months.sources }, ctx) : [];
  const traits = found.map(({ kind, days, citations, against }) => ({
    ...{ kind, days },
    citations: cite(citations),
    against: { days: against.days, citations: cite(against.citations) },
  }));
  return { ...looked, traits };
});
