import { addDays } from '@garden/calendar';
import { api, type RecommendedView, type WorkView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { demandFeature } from '../switches/store.ts';
import { recommendTask } from './recommend.task.ts';
import { LOOKED_BACK, presentShipped, presentTeamWork, shipped } from './rules.ts';
import { listAnswers, listLately, listTeamWorks } from './store.ts';

export const aiArticleRecommendation = call(
  api.ai.articleRecommendation,
  async (ctx, { locale: language }) => {
    const { db } = ctx.database;
    const { userId } = ctx.actor;
    const [sources, teamWorks, answers] = await Promise.all([
      listLately(db, userId, addDays(todayOf(ctx), -LOOKED_BACK)),
      listTeamWorks(db, teamIdsOf(ctx.actor)),
      listAnswers(db, userId),
      demandFeature(db, ctx.actor, 'recommendations'),
    ]);
    const ofTeam = new Map(teamWorks.map((work) => [work.id, presentTeamWork(work)]));
    const workOf = (id: string): WorkView[] => {
      const found = shipped.get(id);
      const work = found ? presentShipped(id, found) : ofTeam.get(id);
      return work ? [work] : [];
    };
    const settled = answers.map(({ work }) => work);
    const found = await ctx.threads.run(recommendTask, { sources, teamWorks, settled, language }, ctx);
    return {
      by: 'built-in' as const,
      recommended: found.flatMap(({ id, ...because }): RecommendedView[] =>
        workOf(id).map((work) => ({ ...work, because })),
      ),
      saved: answers.filter(({ answer }) => answer === 'saved').flatMap(({ work }) => workOf(work)),
    };
  },
);
