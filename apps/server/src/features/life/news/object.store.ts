import { sql } from 'drizzle-orm';
import { teamNews } from '../../../db/schema/life.ts';
import { talkedAbout } from '../../notice/objects/store.ts';
import { NEWS } from './rules.ts';
import { isResting } from './store.ts';

/** News as what people talk about; an item whose diaries its team reads no more is not there. */
export const newsObject = talkedAbout(
  NEWS,
  teamNews,
  ({ id, ownerId, day, teamId, leastPeople }) => ({
    ownerId,
    day,
    teamIds: sql`array[${teamId}]`,
    isThere: isResting({ id: sql`${id}`, teamId: sql`${teamId}`, leastPeople: sql`${leastPeople}` }),
  }),
  { missing: 'newsNotFound' },
);
