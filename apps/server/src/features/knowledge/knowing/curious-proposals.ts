import { api, MAX_ASKED_WEEKLY } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { termsAcrossTask } from '../../../platform/analysis/across.task.ts';
import { presentPerson } from '../../account/rules.ts';
import { todayOf } from '../../diary/days/store.ts';
import { listTelling } from '../../diary/search/store.ts';
import { readQuestion } from '../curiosity/own.store.ts';
import { maySettle, teamsShared } from '../curiosity/policy.ts';
import { conditionAcross } from '../likeness/across.rules.ts';
import { conditionOf, wordsOf } from '../likeness/rules.ts';
import { mayBeProposed, proposedValues } from './asking.store.ts';
import { proposeTask } from './propose.task.ts';

export const curiousProposals = call(api.curious.proposals, async (ctx, { curiousId }) => {
  const { db } = ctx.database;
  const { question, reader } = await readQuestion(ctx, db, curiousId);
  if (!maySettle(question, reader)) throw refuse('questionNotYours');
  const words = wordsOf(question.question);
  const terms = await ctx.threads.run(termsAcrossTask, question.question, ctx);
  const teamIds = teamsShared(question, reader);
  const naming = {
    mayBeNamed: mayBeProposed,
    values: proposedValues(question.id, ctx.now, MAX_ASKED_WEEKLY),
  };
  const tellingOf = (conditions: readonly string[]) =>
    listTelling(db, { readerId: reader.userId, teamIds, conditions }, naming);
  const [own, across] = await Promise.all([
    tellingOf(words.map(conditionOf)),
    tellingOf(terms.map(conditionAcross)),
  ]);
  const today = todayOf(ctx);
  const proposals = await ctx.threads.run(proposeTask, { words, terms, own, across, today }, ctx);
  return {
    items: proposals.map(({ author, ...written }) => ({ person: presentPerson(author), ...written })),
  };
});
