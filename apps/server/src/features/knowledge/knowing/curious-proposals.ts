import { api, MAX_ASKED_WEEKLY } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { todayOf } from '../../diary/days/store.ts';
import { listTelling } from '../../diary/search/store.ts';
import { readQuestion } from '../curiosity/own.store.ts';
import { maySettle, teamsShared } from '../curiosity/policy.ts';
import { beginningsOf, wordsOf } from '../likeness/rules.ts';
import { mayBeProposed, proposedValues } from './asking.store.ts';
import { proposeKnowing } from './rules.ts';

export const curiousProposals = call(api.curious.proposals, async (ctx, { curiousId }) => {
  const { db } = ctx.database;
  const { question, reader } = await readQuestion(ctx, db, curiousId);
  if (!maySettle(question, reader)) throw refuse('questionNotYours');
  const words = wordsOf(question.question);
  const teamIds = teamsShared(question, reader);
  const asked = { readerId: reader.userId, teamIds, words: words.map(beginningsOf) };
  const tellings = await listTelling(db, asked, {
    mayBeNamed: mayBeProposed,
    values: proposedValues(question.id, ctx.now, MAX_ASKED_WEEKLY),
  });
  const proposals = proposeKnowing(words, tellings, todayOf(ctx));
  return {
    items: proposals.map(({ author, ...written }) => ({ person: presentPerson(author), ...written })),
  };
});
