import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { getAnswered } from './anonymity/comment-answered.ts';
import { listUnansweredDiaries } from './answering/diary-unanswered.ts';
import { addComment } from './comments/comment-add.ts';
import { deleteComment } from './comments/comment-delete.ts';
import { getComment } from './comments/comment-get.ts';
import { getMyComments } from './comments/comment-get-my.ts';
import { getComments } from './comments/comment-gets.ts';
import { updateComment } from './comments/comment-update.ts';
import { getLikes } from './reactions/like-gets.ts';
import { likeObject } from './reactions/like-likes.ts';
import { unlikeObject } from './reactions/like-unreleased.ts';

export const conversationHandlers = {
  diary: { unanswered: listUnansweredDiaries },
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
} satisfies {
  diary: Pick<Handlers<Api['diary']>, 'unanswered'>;
  comment: Handlers<Api['comment']>;
  like: Handlers<Api['like']>;
};
