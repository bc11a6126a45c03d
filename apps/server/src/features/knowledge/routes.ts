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
import { listQuestionReaders } from './curiosity/curious-readers.ts';
import { findSimilarQuestions } from './curiosity/curious-similar.ts';
import { solveQuestion } from './curiosity/curious-solve.ts';
import { updateQuestion } from './curiosity/curious-update.ts';
import { rankCurious } from './curiosity/relationship-curious-ranking.ts';
import { arrangeHandbook } from './handbook/handbook-arrange.ts';
import { renameCategory } from './handbook/handbook-category.ts';
import { deleteGuideline } from './handbook/handbook-delete.ts';
import { exportHandbook } from './handbook/handbook-export.ts';
import { getGuideline } from './handbook/handbook-get.ts';
import { listHandbook } from './handbook/handbook-get-list.ts';
import { importHandbook } from './handbook/handbook-import.ts';
import { upsetGuideline } from './handbook/handbook-upset.ts';
import { addImprovement } from './handbook/last-improve-add.ts';
import { answerOwnImprovement } from './handbook/last-improve-answer.ts';
import { deleteOwnImprovement } from './handbook/last-improve-delete.ts';
import { getLastImprovement } from './handbook/last-improve-get-last.ts';
import { listOwnImprovements } from './handbook/last-improve-list.ts';
import { importList } from './lists/lists-import.ts';
import { addMistake } from './mistakes/mistake-add.ts';
import { answerMistake } from './mistakes/mistake-answer.ts';
import { switchAsking } from './mistakes/mistake-asking.ts';
import { changeOwnMistake } from './mistakes/mistake-change.ts';
import { deleteMistake } from './mistakes/mistake-delete.ts';
import { getMistake } from './mistakes/mistake-get.ts';
import { makeGuideline } from './mistakes/mistake-guideline.ts';
import { listOwnMistakes } from './mistakes/mistake-list.ts';
import { findSimilar } from './mistakes/mistake-similar.ts';
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
    readers: listQuestionReaders,
    similar: findSimilarQuestions,
    getYesterdayMistake: getYesterdayMistakes,
  },
  relationship: { curiousRanking: rankCurious },
  handbook: {
    getList: listHandbook,
    get: getGuideline,
    upset: upsetGuideline,
    arrange: arrangeHandbook,
    delete: deleteGuideline,
    category: renameCategory,
    export: exportHandbook,
    import: importHandbook,
  },
  lastImprove: {
    add: addImprovement,
    getLast: getLastImprovement,
    answer: answerOwnImprovement,
    list: listOwnImprovements,
    delete: deleteOwnImprovement,
  },
  lists: { import: importList },
  mistake: {
    list: listOwnMistakes,
    get: getMistake,
    add: addMistake,
    change: changeOwnMistake,
    delete: deleteMistake,
    guideline: makeGuideline,
    answer: answerMistake,
    similar: findSimilar,
    asking: switchAsking,
  },
} satisfies {
  readonly [Group in
    | 'collection'
    | 'curious'
    | 'handbook'
    | 'lastImprove'
    | 'lists'
    | 'mistake'
    | 'quote'
    | 'todo']: Handlers<Api[Group]>;
} & {
  relationship: Pick<Handlers<Api['relationship']>, 'curiousRanking'>;
};
