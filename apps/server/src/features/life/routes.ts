import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { listTopicAnswers } from './topics/activity-answers.ts';
import { customTopic } from './topics/activity-custom.ts';
import { deleteTopic } from './topics/activity-delete.ts';
import { listTeamTopics } from './topics/activity-list.ts';
import { updateTopic } from './topics/activity-update.ts';

export const lifeHandlers = {
  activity: {
    custom: customTopic,
    update: updateTopic,
    delete: deleteTopic,
    list: listTeamTopics,
    answers: listTopicAnswers,
  },
} satisfies { readonly [Group in 'activity']: Handlers<Api[Group]> };
