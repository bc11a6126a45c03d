import {
  bookChapters,
  bookChapterVersions,
  books,
  hiddenMemories,
  moods,
  moodTalks,
} from '../../db/schema/growth.ts';
import { type PersonalData, personal } from '../../platform/personal-data.ts';

/** What people keep of their own days, for themselves alone. */
export const growthData: PersonalData = {
  tables: [
    personal(moods, { people: { ownerId: 'erased' }, archive: { rows: 'moods.json' } }),
    personal(moodTalks, { people: { ownerId: 'erased' }, archive: { rows: 'talks.json' } }),
    personal(hiddenMemories, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'hidden-days.json', as: { deletedAt: 'shownAgainAt' } },
    }),
    personal(books, { people: { ownerId: 'erased' }, archive: { rows: 'book.json' } }),
    personal(bookChapters, {
      people: { ownerId: 'erased' },
      archive: { rows: 'book-chapters.json', without: ['ownerId', 'takenOut'] },
    }),
    personal(bookChapterVersions, {
      people: { ownerId: 'erased' },
      archive: { rows: 'book-chapter-versions.json', without: ['ownerId', 'takenOut'] },
    }),
  ],
};
