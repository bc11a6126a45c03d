import { isNull } from 'drizzle-orm';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { talkedAbout } from '../../notice/objects/store.ts';
import { QUESTION } from './rules.ts';

/** Questions as what people talk about. */
export const questionObject = talkedAbout(
  QUESTION,
  curiosities,
  ({ askerId, day, teamIds, deletedAt }) => ({ ownerId: askerId, day, teamIds, isThere: isNull(deletedAt) }),
  { missing: 'questionNotFound', isListedApart: true },
);
