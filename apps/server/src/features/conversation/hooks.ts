import type { Registration } from '../../platform/hooks.ts';
import { talkColumn } from '../diary/reading/hooks.ts';
import {
  diariesErasing,
  diariesShared,
  diaryChanged,
  diaryHidden,
  diaryPublished,
} from '../diary/writing/hooks.ts';
import {
  acceptedColumn,
  answeredColumn,
  firstAnswerColumn,
  givenAnswer,
  questionsErasing,
  questionsHidden,
  questionTalkColumn,
  talkedColumn,
} from '../knowledge/curiosity/hooks.ts';
import { quotesErasing, quotesHidden, quoteTalkColumn, sayings } from '../knowledge/wisdom/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { passOverObjects } from '../notice/inbox/store.ts';
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
import { eraseTalkOf, selectTalkOfAll, selectTalkOfDiary } from './threads/store.ts';
import { talkAbout } from './threads/talk.store.ts';

/** What conversation registers with the areas below it. */
export const conversationHooks: readonly Registration[] = [
  noticeObjects.of({ kind: 'comment', select: selectNoticedComment }),
  talkColumn.from(({ diaryId, ...row }) => talkAbout('diary', { objectId: diaryId, ...row })),
  quoteTalkColumn.from(({ quoteId, ...row }) => talkAbout('quote', { objectId: quoteId, ...row })),
  sayings.from(findSaying),
  diaryPublished.on(async (tx, { diary, imported }, ctx) => {
    if (!imported) await notifyMentioned(tx, ctx, [{ after: diary }]);
  }),
  diaryChanged.on((tx, { before, after }, ctx) => notifyMentioned(tx, ctx, [{ before, after }])),
  diariesShared.on((tx, { diaries }, ctx) => notifyMentioned(tx, ctx, diaries)),
  diaryHidden.on((tx, { diary, keepsQuestions }, ctx) =>
    passOverObjects(tx, ctx, selectTalkOfDiary(diary.id, keepsQuestions)),
  ),
  questionTalkColumn.from(({ questionId, ...row }) => talkAbout('curious', { objectId: questionId, ...row })),
  acceptedColumn.from(acceptedAnswer),
  answeredColumn.from(isAnswered),
  talkedColumn.from(isTalkedAbout),
  firstAnswerColumn.from(firstAnswer),
  givenAnswer.from(findGivenAnswer),
  questionsHidden.on((tx, { questionIds }, ctx) =>
    passOverObjects(tx, ctx, selectTalkOfAll('curious', questionIds)),
  ),
  questionsErasing.on((tx, { questionIds }) => eraseTalkOf(tx, 'curious', questionIds)),
  diariesErasing.on((tx, { diaryIds }) => eraseTalkOf(tx, 'diary', diaryIds)),
  quotesHidden.on((tx, { quoteIds }, ctx) => passOverObjects(tx, ctx, selectTalkOfAll('quote', quoteIds))),
  quotesErasing.on((tx, { quoteIds }) => eraseTalkOf(tx, 'quote', quoteIds)),
];
