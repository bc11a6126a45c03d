import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
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

export const knowledgeHandlers = {
  todo: {
    list: listOwnTodos,
    add: addTodo,
    change: changeOwnTodo,
    delete: deleteTodo,
    open: openTodos,
    opening: getOpening,
  },
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
} satisfies { readonly [Group in 'todo' | 'handbook' | 'lastImprove' | 'mistake']: Handlers<Api[Group]> };
