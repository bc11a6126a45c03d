import type { Registration } from '../../platform/hooks.ts';
import { diariesShared, diaryChanged, diaryPublished } from '../diary/writing/hooks.ts';
import {
  acceptedColumn,
  answeredColumn,
  firstAnswerColumn,
  givenAnswer,
  talkedColumn,
} from '../knowledge/curiosity/hooks.ts';
import { sayings } from '../knowledge/wisdom/hooks.ts';
import { passOverObjects } from '../notice/inbox/store.ts';
import { objects, objectsErasing, objectsHidden, talkColumn } from '../notice/objects/hooks.ts';
import {
  acceptedAnswer,
  findGivenAnswer,
  firstAnswer,
  isAnswered,
  isTalkedAbout,
} from './answering/question.store.ts';
import { findSaying } from './comments/saying.store.ts';
import { notifyMentioned } from './mentions/diary.store.ts';
import { selectNoticedComment } from './store.ts';
import { eraseTalkOf, selectTalkOfAll } from './threads/store.ts';
import { talkAbout } from './threads/talk.store.ts';

/** What conversation registers with the areas below it. */
export const conversationHooks: readonly Registration[] = [
  objects.of({ kind: 'comment', selectNoticed: selectNoticedComment }),
  talkColumn.from(talkAbout),
  objectsHidden.on((tx, hidden, ctx) => passOverObjects(tx, ctx, selectTalkOfAll(hidden))),
  objectsErasing.on((tx, { kind, ids }) => eraseTalkOf(tx, kind, ids)),
  sayings.from(findSaying),
  diaryPublished.on(async (tx, { diary, imported }, ctx) => {
    if (!imported) await notifyMentioned(tx, ctx, [{ after: diary }]);
  }),
  diaryChanged.on((tx, { before, after }, ctx) => notifyMentioned(tx, ctx, [{ before, after }])),
  diariesShared.on((tx, { diaries }, ctx) => notifyMentioned(tx, ctx, diaries)),
  acceptedColumn.from(acceptedAnswer),
  answeredColumn.from(isAnswered),
  talkedColumn.from(isTalkedAbout),
  firstAnswerColumn.from(firstAnswer),
  givenAnswer.from(findGivenAnswer),
];
