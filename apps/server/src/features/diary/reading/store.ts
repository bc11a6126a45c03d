import type { TalkView } from '@garden/contract';
import type { Database } from '../../../db/open-database.ts';
import { findTalks, type Talk } from '../../conversation/threads/talk.store.ts';
import { findFollowed } from '../../follow/following/store.ts';
import { listLed, type Placed } from '../../team/departments/store.ts';
import { findWords, type WordsByTeam } from '../../team/words/store.ts';
import { isAskedToAnswer, type Reader } from '../policy.ts';
import type { StoredDiary } from '../store.ts';
import { listReviews, type ReviewRow } from './review.store.ts';

/** What stands around some diaries for one reader, asked for all of them at once. */
export type Around = {
  readonly words: WordsByTeam;
  /** What leaders said of customer-good items. */
  readonly reviews: readonly ReviewRow[];
  /** Whose diaries the reader may review. */
  readonly led: readonly Placed[];
  readonly talkOf: (diary: Subject) => TalkView;
};

type Subject = Pick<StoredDiary, 'id' | 'authorId' | 'teamIds' | 'sections'>;

/** Reads what some diaries are shown with; as many queries for a page as for one diary. */
export async function findAround(db: Database, diaries: readonly Subject[], reader: Reader): Promise<Around> {
  const authorIds = [...new Set(diaries.map(({ authorId }) => authorId))].filter(
    (authorId) => authorId !== reader.userId,
  );
  const [words, reviews, led, followed, talks] = await Promise.all([
    findWords(
      db,
      diaries.flatMap(({ teamIds }) => teamIds),
    ),
    listReviews(
      db,
      diaries.filter(({ sections }) => sections.customerGood.length > 0).map(({ id }) => id),
    ),
    listLed(db, reader.userId, reader.teamIds, authorIds),
    findFollowed(db, reader.userId, authorIds),
    findTalks(
      db,
      'diary',
      diaries.map(({ id }) => id),
      reader,
    ),
  ]);
  const presentTalk = ({ answered, comments, reactions, can }: Talk, isAsked: boolean): TalkView => ({
    comments,
    reactions,
    can,
    answered: isAsked ? answered : null,
  });
  return {
    words,
    reviews,
    led,
    talkOf: (diary) => presentTalk(talks(diary), isAskedToAnswer(diary, reader, { led, followed })),
  };
}
