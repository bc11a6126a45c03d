import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { findBegunDay, findSelf } from '../../diary/days/store.ts';
import { findFactsOfDay } from './mine.store.ts';
import { circumstancesOf, hoursPast, standingOf, unpackShingles } from './rules.ts';

export const scoreCircumstances = call(api.score.circumstances, async (ctx, input) => {
  const writer = await findSelf(ctx);
  const { db } = ctx.database;
  const day = await findBegunDay(db, writer, input.day);
  const found = await findFactsOfDay(db, writer.userId, day, ctx.now);
  if (!found) throw refuse('userNotFound');
  const { facts } = found;
  const publishedAt = found.publishedAt ?? ctx.now;
  const { sections, due, isNewcomer } = circumstancesOf({ day, publishedAt }, { ...writer, ...facts }, []);
  const bearsScore = found.hasScore ?? standingOf({ day, publishedAt }, writer) === 'scored';
  return {
    day,
    sections,
    due,
    isNewcomer,
    scored: facts.scored && bearsScore,
    published: found.publishedAt !== null,
    hoursLate: hoursPast(day, publishedAt, writer.calendar),
    earlier: [...new Set(unpackShingles(facts.earlier))].sort((a, b) => a - b),
  };
});
