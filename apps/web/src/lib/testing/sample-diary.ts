import { type DiaryView, emptySections } from '@garden/contract';
import { lin } from './sample-person.ts';

/** A published diary. */
export const sampleDiary = ({ day, ...parts }: Pick<DiaryView, 'day'> & Partial<DiaryView>): DiaryView => ({
  id: '0198a000-0000-7000-8000-00000000d1a5',
  author: lin,
  day,
  teamIds: [],
  title: null,
  sections: { ...emptySections(), summary: 'Done' },
  asked: [],
  expression: null,
  version: 1,
  publishedAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
  late: false,
  score: null,
  plain: false,
  talk: { comments: 0, reactions: [], answered: null, can: { comment: false } },
  reviews: [],
  images: [],
  can: { edit: false, delete: false, reviewGood: false },
  ...parts,
});
