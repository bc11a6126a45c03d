import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { administers } from '../../team/policy.ts';
import { hideQuestionnaire, lockQuestionnaire } from './store.ts';

export const questionnaireDelete = call(
  api.questionnaire.delete,
  removal('questionnaireId', {
    missing: 'questionnaireNotFound',
    async lock(tx, { actor }, id) {
      const found = await lockQuestionnaire(tx, id, actor.userId);
      return found && authorize(found, administers(found.role), 'adminsOnly');
    },
    async hide(tx, _ctx, questionnaire, at) {
      hideQuestionnaire(tx, questionnaire, at);
    },
  }),
);
