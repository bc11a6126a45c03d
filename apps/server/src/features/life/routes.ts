import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { listTopicAnswers } from './activity-answers.ts';
import { customTopic } from './activity-custom.ts';
import { deleteTopic } from './activity-delete.ts';
import { listTeamTopics } from './activity-list.ts';
import { updateTopic } from './activity-update.ts';

export const lifeHandlers = {
  activity: {
    custom: customTopic,
    update: updateTopic,
    delete: deleteTopic,
    list: listTeamTopics,
    answers: listTopicAnswers,
  },
} satisfies { readonly [Group in 'activity']: Handlers<Api[Group]> };
