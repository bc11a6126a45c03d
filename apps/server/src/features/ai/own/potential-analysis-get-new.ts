import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readOwnMonths } from './read.store.ts';

export const potentialAnalysisGetNew = call(api.potentialAnalysis.getNew, async (ctx) => {
  const { looked, months, cite } = await readOwnMonths(ctx, 'potential');
  if (!months) return { ...looked, strengths: [], start: [], stop: [], continue: [] };
  const { strengths, start, stop, goOn } = await ctx.analysis.workOf(months, ctx);
  return {
    ...looked,
    strengths: strengths.map((each) => ({ ...each, citations: cite(each.citations) })),
    start: cite(start),
    stop: stop.map((each) => ({ ...each, citations: cite(each.citations) })),
    continue: goOn.map((each) => ({ ...each, citations: cite(each.citations) })),
  };
});
