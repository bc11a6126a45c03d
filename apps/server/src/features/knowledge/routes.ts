import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { addToCollection } from './collection/collection-add.ts';
import { moveItemToBottom } from './collection/collection-bottom.ts';
import { changeCollected } from './collection/collection-change.ts';
import { deleteCollected } from './collection/collection-del.ts';
import { getCollection } from './collection/collection-get.ts';
import { acceptAnswer } from './curiosity/curious-accept.ts';
import { askSomeone } from './curiosity/curious-ask.ts';
import { chooseForQuestions } from './curiosity/curious-choose.ts';
import { deleteQuestion } from './curiosity/curious-delete.ts';
import { getQuestions } from './curiosity/curious-get.ts';
import { getQuestionsOf } from './curiosity/curious-get-curious-by-user-id.ts';
import { getYesterdayMistakes } from './curiosity/curious-get-yesterday-mistake.ts';
import { sayWhetherHelped } from './curiosity/curious-helped.ts';
import { getMyQuestions } from './curiosity/curious-my-curious.ts';
import { proposePeople } from './curiosity/curious-proposals.ts';
import { publishQuestion } from './curiosity/curious-publish.ts';
import { findSimilarQuestions } from './curiosity/curious-similar.ts';
import { solveQuestion } from './curiosity/curious-solve.ts';
import { updateQuestion } from './curiosity/curious-update.ts';
import { rankCurious } from './curiosity/relationship-curious-ranking.ts';
import { addTodo } from './todos/todo-add.ts';
import { changeOwnTodo } from './todos/todo-change.ts';
import { deleteTodo } from './todos/todo-delete.ts';
import { listOwnTodos } from './todos/todo-list.ts';
import { openTodos } from './todos/todo-open.ts';
import { getOpening } from './todos/todo-opening.ts';
import { deleteQuote } from './wisdom/quote-del.ts';
import { getQuotes } from './wisdom/quote-get.ts';
import { getBroadcast } from './wisdom/quote-get-broadcast.ts';
import { publishQuote } from './wisdom/quote-publish.ts';

export const knowledgeHandlers = {
  quote: { publish: publishQuote, del: deleteQuote, get: getQuotes, getBroadcast },
  collection: {
    add: addToCollection,
    bottom: moveItemToBottom,
    change: changeCollected,
    del: deleteCollected,
    get: getCollection,
  },
  todo: {
    list: listOwnTodos,
    add: addTodo,
    change: changeOwnTodo,
    delete: deleteTodo,
    open: openTodos,
    opening: getOpening,
  },
  curious: {
    publish: publishQuestion,
    update: updateQuestion,
    delete: deleteQuestion,
    get: getQuestions,
    getCuriousByUserId: getQuestionsOf,
    myCurious: getMyQuestions,
    accept: acceptAnswer,
    solve: solveQuestion,
    helped: sayWhetherHelped,
    ask: askSomeone,
    choose: chooseForQuestions,
    proposals: proposePeople,
    similar: findSimilarQuestions,
    getYesterdayMistake: getYesterdayMistakes,
  },
  relationship: { curiousRanking: rankCurious },
} satisfies { readonly [Group in 'collection' | 'curious' | 'quote' | 'todo']: Handlers<Api[Group]> } & {
  relationship: Pick<Handlers<Api['relationship']>, 'curiousRanking'>;
};
