import { isNull, sql } from 'drizzle-orm';
import { cultures } from '../../../db/schema/culture.ts';
import { talkedAbout } from '../../notice/objects/store.ts';
import { CULTURE } from './rules.ts';

/** Entries of a team's culture as what people talk about. */
export const cultureObject = talkedAbout(
  CULTURE,
  cultures,
  ({ createdBy, day, teamId, deletedAt }) => ({
    ownerId: createdBy,
    day,
    teamIds: sql`array[${teamId}]`,
    isThere: isNull(deletedAt),
  }),
  { missing: 'cultureNotFound' },
);
