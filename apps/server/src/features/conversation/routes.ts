import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { addComment } from './comment-add.ts';
import { getAnswered } from './comment-answered.ts';
import { deleteComment } from './comment-delete.ts';
import { getComment } from './comment-get.ts';
import { getMyComments } from './comment-get-my.ts';
import { getComments } from './comment-gets.ts';
import { updateComment } from './comment-update.ts';
import { followPerson } from './follows-follow.ts';
import { listFollowedPeople } from './follows-follow-list.ts';
import { showPerson } from './follows-person.ts';
import { arrangeFollowGroup } from './follows-relationship-add.ts';
import { addFollowGroup } from './follows-team-add.ts';
import { deleteFollowGroup } from './follows-team-delete.ts';
import { showFollowGroups } from './follows-team-show.ts';
import { updateFollowGroup } from './follows-team-update.ts';
import { getLikes } from './like-gets.ts';
import { likeObject } from './like-likes.ts';
import { unlikeObject } from './like-unreleased.ts';

type Groups = 'comment' | 'like' | 'follows' | 'followsTeam' | 'followsRelationship';

export const conversationHandlers = {
  comment: {
    add: addComment,
    update: updateComment,
    delete: deleteComment,
    get: getComment,
    gets: getComments,
    getMy: getMyComments,
    answered: getAnswered,
  },
  like: { likes: likeObject, unreleased: unlikeObject, gets: getLikes },
  follows: { follow: followPerson, followList: listFollowedPeople, person: showPerson },
  followsTeam: {
    add: addFollowGroup,
    update: updateFollowGroup,
    delete: deleteFollowGroup,
    show: showFollowGroups,
  },
  followsRelationship: { add: arrangeFollowGroup },
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> };
