import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { listMissingWritersOfDay } from './attendance/relationship-uncomplete.ts';
import { listRecentDiaries } from './feed/diary-recently.ts';
import { getDiaryHistory } from './history/diary-history.ts';
import { countOwnDiaries } from './history/diary-numbers.ts';
import { importDiaries } from './import/diary-import.ts';
import { keepDiaryImage } from './pictures/diary-image.ts';
import { listDiaryReaders } from './readers/diary-readers.ts';
import { reviewCustomerGood } from './reading/diary-customer-review.ts';
import { getDiary } from './reading/diary-get.ts';
import { searchDiaries } from './search/diary-search.ts';
import { listEarlierDiaries } from './sharing/diary-earlier.ts';
import { shareOwnDiaries } from './sharing/diary-share.ts';
import { addMeme } from './stickers/memes-add.ts';
import { deleteMeme } from './stickers/memes-delete.ts';
import { listMemes } from './stickers/memes-list.ts';
import { skipDays } from './vacation/diary-skip.ts';
import { deleteDiary } from './writing/diary-delete.ts';
import { expressDiary } from './writing/diary-expression.ts';
import { publishDiary } from './writing/diary-publish.ts';
import { updateDiary } from './writing/diary-update.ts';
import { addDraft } from './writing/draft-add.ts';
import { getDraft } from './writing/draft-get.ts';

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
    earlier: listEarlierDiaries,
    share: shareOwnDiaries,
    recently: listRecentDiaries,
    search: searchDiaries,
    history: getDiaryHistory,
    numbers: countOwnDiaries,
    skip: skipDays,
  },
  memes: { list: listMemes, add: addMeme, delete: deleteMeme },
  relationship: { uncomplete: listMissingWritersOfDay },
} satisfies {
  draft: Handlers<Api['draft']>;
  // What waits for an answer is conversation's to tell.
  diary: Omit<Handlers<Api['diary']>, 'unanswered' | 'grapeRenderingData' | 'grapeRenderingList'>;
  memes: Handlers<Api['memes']>;
  // The rest of this group is about a team alone.
  relationship: Pick<Handlers<Api['relationship']>, 'uncomplete'>;
};
