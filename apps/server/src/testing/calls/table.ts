import type { Api } from '@garden/contract';
import { activity } from './activity.ts';
import { apply } from './apply.ts';
import { auth } from './auth.ts';
import type { CallEntry, GroupEntries } from './call-entry.ts';
import { collection } from './collection.ts';
import { comment } from './comment.ts';
import { curious } from './curious.ts';
import { department } from './department.ts';
import { diary } from './diary.ts';
import { draft } from './draft.ts';
import { failUser } from './fail-user.ts';
import { follows } from './follows.ts';
import { followsRelationship } from './follows-relationship.ts';
import { followsTeam } from './follows-team.ts';
import { handbook } from './handbook.ts';
import { keyclock } from './keyclock.ts';
import { lastImprove } from './last-improve.ts';
import { like } from './like.ts';
import { lists } from './lists.ts';
import { memes } from './memes.ts';
import { mistake } from './mistake.ts';
import { notice } from './notice.ts';
import { quote } from './quote.ts';
import { register } from './register.ts';
import { relationship } from './relationship.ts';
import { score } from './score.ts';
import { team } from './team.ts';
import { todo } from './todo.ts';
import { user } from './user.ts';

/** Every call with its example and its rows; another team's row reads as missing (product, section 13). */
const table: { readonly [Group in keyof Api]: GroupEntries<Group> } = {
  register,
  user,
  auth,
  keyclock,
  team,
  apply,
  relationship,
  department,
  draft,
  diary,
  score,
  failUser,
  todo,
  handbook,
  lastImprove,
  mistake,
  activity,
  quote,
  collection,
  curious,
  comment,
  like,
  follows,
  followsTeam,
  followsRelationship,
  lists,
  memes,
  notice,
};

const entries = new Map<string, CallEntry>(
  Object.entries(table).flatMap(([group, calls]) =>
    Object.entries(calls).map(([call, entry]) => [`${group}.${call}`, entry]),
  ),
);

/** The entry of a call (`diary.publish`). */
export function entryOf(name: string): CallEntry {
  const entry = entries.get(name);
  const [group = ''] = name.split('.');
  const file = `testing/calls/${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  if (!entry) throw new Error(`call ${name} has no entry in ${file}: add its example and its rows`);
  if (entry.rows.length === 0) throw new Error(`call ${name} has no rows in ${file}: say who may do it`);
  return entry;
}
