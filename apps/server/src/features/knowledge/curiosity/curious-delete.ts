import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { objectsHidden } from '../../notice/objects/hooks.ts';
import { announceQuestion } from './own.store.ts';
import { mayDelete, mayReadQuestion, maySettle } from './policy.ts';
import { hideQuestion, lockQuestion } from './question.store.ts';
import { QUESTION } from './rules.ts';

export const curiousDelete = call(
  api.curious.delete,
  removal('curiousId', {
    missing: 'questionNotFound',
    async lock(tx, { actor }, id) {
      const reader = readerOf(actor);
      const question = await lockQuestion(tx, id);
      if (!question || !mayReadQuestion(question, reader)) return null;
      if (question.deletedAt && !maySettle(question, reader)) return null;
      authorize(question, maySettle(question, reader), 'questionNotYours');
      return authorize(question, mayDelete(question, reader), 'questionInDiary');
    },
    async hide(tx, ctx, question, at) {
      await hideQuestion(tx, question, at, ctx.hooks);
      if (at) await ctx.hooks.run(tx, objectsHidden, [{ kind: QUESTION, ids: [question.id] }], ctx);
      announceQuestion(tx, ctx, question);
    },
  }),
);
