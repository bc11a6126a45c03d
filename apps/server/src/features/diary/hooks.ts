import type { Registration } from '../../platform/hooks.ts';
import { objects } from '../notice/objects/hooks.ts';
import { teamDetaching, teamErasing } from '../team/ending/hooks.ts';
import { memberEntries } from '../team/members/hooks.ts';
import { memberJoined, memberLeft, wroteEarlier } from '../team/membership/hooks.ts';
import { countEntries, countMember } from './attendance/store.ts';
import { detachTeam, forgetTeam } from './ending/store.ts';
import { ledgers } from './readers/hooks.ts';
import { diaryLedger } from './readers/store.ts';
import { DIARY } from './rules.ts';
import { hasWrittenEarlier } from './sharing/share.store.ts';
import { diaryObject } from './store.ts';

/** What diaries register with the areas below them. */
export const diaryHooks: readonly Registration[] = [
  memberJoined.on((tx, { teamId, userId }) => countMember(tx, teamId, userId, 1)),
  memberLeft.on((tx, { teamId, userId }) => countMember(tx, teamId, userId, -1)),
  wroteEarlier.from(({ userId }) => hasWrittenEarlier(userId)),
  memberEntries.from(countEntries),
  teamDetaching.of(detachTeam),
  teamErasing.on((tx, { teamId }) => forgetTeam(tx, teamId)),
  objects.of(diaryObject),
  ledgers.of({ kind: DIARY, ledger: diaryLedger }),
];
