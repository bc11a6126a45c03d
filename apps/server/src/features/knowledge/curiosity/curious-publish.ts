import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { holdImages } from '../../diary/pictures/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { announceQuestion, readQuestion } from './own.store.ts';
import { insertQuestion } from './question.store.ts';
import { wordsOfQuestion } from './rules.ts';

export const curiousPublish = call(
  api.curious.publish,
  async (ctx, { question, detail, teamIds, images: written }) => {
    const reader = readerOf(ctx.actor);
    const wanted = [...new Set(teamIds ?? reader.teamIds)];
    if (wanted.length === 0) throw refuseField('teamIds', 'questionTeams');
    if (wanted.some((teamId) => !reader.teamIds.includes(teamId))) throw refuse('teamNotFound');
    const wait = await ctx.limits.take('questionsByPerson', reader.userId);
    if (wait > 0) throw refuse('questionTooOften', { seconds: wait });
    const asked = {
      id: ctx.random.id(),
      askerId: reader.userId,
      day: todayOf(ctx),
      question,
      detail,
      teamIds: wanted,
      createdAt: ctx.now,
      words: wordsOfQuestion(question, reader.userId, wanted),
    };
    return ctx.database.transaction(async (tx) => {
      const [held, images] = await Promise.all([
        lockMembershipsShared(tx, reader.userId, wanted),
        holdImages(tx, reader.userId, written),
      ]);
      await insertQuestion(
        tx,
        authorize({ ...asked, images }, held.length === wanted.length, 'teamNotFound'),
      );
      announceQuestion(tx, ctx, asked);
      return (await readQuestion(ctx, tx, asked.id)).view;
    });
  },
);
