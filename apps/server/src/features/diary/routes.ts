import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { reviewCustomerGood } from './diary-customer-review.ts';
import { deleteDiary } from './diary-delete.ts';
import { expressDiary } from './diary-expression.ts';
import { getDiary } from './diary-get.ts';
import { getDiaryHistory } from './diary-history.ts';
import { keepDiaryImage } from './diary-image.ts';
import { importDiaries } from './diary-import.ts';
import { publishDiary } from './diary-publish.ts';
import { listDiaryReaders } from './diary-readers.ts';
import { listRecentDiaries } from './diary-recently.ts';
import { searchDiaries } from './diary-search.ts';
import { skipDays } from './diary-skip.ts';
import { listUnansweredDiaries } from './diary-unanswered.ts';
import { updateDiary } from './diary-update.ts';
import { addDraft } from './draft-add.ts';
import { getDraft } from './draft-get.ts';
import { addMeme } from './memes-add.ts';
import { deleteMeme } from './memes-delete.ts';
import { listMemes } from './memes-list.ts';

export const diaryHandlers = {
  draft: { add: addDraft, get: getDraft },
  diary: {
    image: keepDiaryImage,
    import: importDiaries,
    publish: publishDiary,
    update: updateDiary,
    expression: expressDiary,
    delete: deleteDiary,
    get: getDiary,
    customerReview: reviewCustomerGood,
    readers: listDiaryReaders,
    recently: listRecentDiaries,
    unanswered: listUnansweredDiaries,
    search: searchDiaries,
    history: getDiaryHistory,
    skip: skipDays,
  },
  memes: { list: listMemes, add: addMeme, delete: deleteMeme },
} satisfies { readonly [Group in 'draft' | 'diary' | 'memes']: Handlers<Api[Group]> };
