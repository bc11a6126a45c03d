import { api, type SummaryView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findSelf } from '../../diary/days/store.ts';
import { lookBack, monthOfPast } from '../../diary/history/store.ts';
import { listTodos } from '../../knowledge/todos/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import { recordReads } from '../reads/store.ts';
import { demandFeature, findChoices } from '../switches/store.ts';
import { countDays, countTasks, goalsOf } from './numbers.rules.ts';
import { linesOf, type Period, periodOf } from './rules.ts';
import {
  findShared,
  findSummary,
  type KeptSummary,
  listCarers,
  listSharedSources,
  listSources,
} from './store.ts';
import { type DatedSource, summarizeTask } from './summarize.task.ts';

/** More tasks or goals than these are not counted. */
const MOST_TODOS = 500;
const EVER = { from: '0001-01-01', to: '9999-12-31' } as const;

export const aiMonthlySummary = call(api.ai.monthlySummary, async (ctx, { userId, ...asked }) => {
  const period = periodOf(asked, await findSelf(ctx));
  return userId === undefined || userId === ctx.actor.userId
    ? lookAtOwn(ctx, period)
    : lookAtShared(ctx, period, userId);
});

async function lookAtOwn(ctx: Context, period: Period): Promise<SummaryView> {
  const { db } = ctx.database;
  const { userId, name, avatar } = ctx.actor;
  const { from, to } = period;
  const all = { after: undefined, limit: MOST_TODOS };
  const [sources, kept, past, tasks, goals, shareable] = await Promise.all([
    listSources(db, userId, period),
    findSummary(db, userId, period),
    lookBack(ctx, userId, period.months),
    listTodos(db, userId, { ...all, kind: 'day', from, to }),
    listTodos(db, userId, { ...all, ...EVER, kind: 'goal' }),
    listCarers(db, userId, teamIdsOf(ctx.actor)),
    demandFeature(db, ctx.actor, 'summaries'),
  ]);
  const days = period.months.flatMap((month) => monthOfPast(month, past));
  return {
    ...(await present(ctx, period, sources, kept)),
    person: presentPerson({ id: userId, name, avatar }),
    numbers: { ...countDays(days, period), tasks: countTasks(tasks) },
    goals: goalsOf(goals, period, past.writer.calendar),
    shareable: shareable
      .filter(({ people }) => people.length > 0)
      .map(({ people, ...team }) => ({ ...team, people: people.map(presentPerson) })),
  };
}

/** What others share is the lines that they looked over, as far as these rest on what the team reads. */
async function lookAtShared(ctx: Context, period: Period, ownerId: string): Promise<SummaryView> {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [shared, sources, { off }, own] = await Promise.all([
    findShared(db, ownerId, period, { userId, teamIds: teamIdsOf(ctx.actor) }),
    listSharedSources(db, ownerId, period),
    findChoices(db, ownerId),
    demandFeature(db, ctx.actor, 'summaries'),
  ]);
  if (!shared || shared.lines === null || off.includes('summaries')) throw refuse('summaryNotFound');
  const shown = await present(ctx, period, sources, shared);
  const diaryIds = shown.lines.flatMap(({ citations }) => citations.map(({ diaryId }) => diaryId));
  await recordReads(ctx, own, { feature: 'summaries', diaryIds, sent: false });
  return {
    ...shown,
    lines: shown.lines.map((line) => ({ ...line, text: maskWords(line.text, shared.words) })),
    // How much there is that no one else reads is their own affair.
    dropped: 0,
    person: presentPerson(shared.person),
    numbers: null,
    goals: [],
    shareable: [],
  };
}

async function present(
  ctx: Context,
  { kind, from, to }: Period,
  sources: readonly DatedSource[],
  kept: KeptSummary | null,
) {
  const keys = kept?.lines?.flatMap(({ key }) => key ?? []) ?? [];
  const found = await ctx.threads.run(summarizeTask, { sources, kept: keys }, ctx);
  return {
    kind,
    from,
    to,
    by: 'built-in' as const,
    version: kept?.version ?? 0,
    sharedIn: kept?.sharedIn ?? null,
    ...linesOf(kept?.lines ?? null, found),
  };
}
