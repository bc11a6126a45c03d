/** Made by `npm run garden -- generate` from the names of files in `calls/`. */
import type { Api } from '@garden/contract';
import type { GroupEntries } from './call-entry.ts';
import { activity } from './activity.ts';
import { ai } from './ai.ts';
import { apply } from './apply.ts';
import { auth } from './auth.ts';
import { autobiography } from './autobiography.ts';
import { collection } from './collection.ts';
import { comment } from './comment.ts';
import { culture } from './culture.ts';
import { curious } from './curious.ts';
import { dayNote } from './day-note.ts';
import { department } from './department.ts';
import { departure } from './departure.ts';
import { diary } from './diary.ts';
import { draft } from './draft.ts';
import { failUser } from './fail-user.ts';
import { file } from './file.ts';
import { focus } from './focus.ts';
import { follows } from './follows.ts';
import { followsRelationship } from './follows-relationship.ts';
import { followsTeam } from './follows-team.ts';
import { growth } from './growth.ts';
import { handbook } from './handbook.ts';
import { keyclock } from './keyclock.ts';
import { lastImprove } from './last-improve.ts';
import { ledger } from './ledger.ts';
import { like } from './like.ts';
import { lists } from './lists.ts';
import { meeting } from './meeting.ts';
import { memes } from './memes.ts';
import { mistake } from './mistake.ts';
import { monthlyReminder } from './monthly-reminder.ts';
import { mood } from './mood.ts';
import { newcomer } from './newcomer.ts';
import { notice } from './notice.ts';
import { personality } from './personality.ts';
import { potentialAnalysis } from './potential-analysis.ts';
import { questionnaire } from './questionnaire.ts';
import { quote } from './quote.ts';
import { reading } from './reading.ts';
import { register } from './register.ts';
import { relationship } from './relationship.ts';
import { score } from './score.ts';
import { statistics } from './statistics.ts';
import { team } from './team.ts';
import { teamAnalysis } from './team-analysis.ts';
import { todo } from './todo.ts';
import { user } from './user.ts';
import { version } from './version.ts';
import { visibility } from './visibility.ts';
import { works } from './works.ts';

/** Every call with its example and its rows; the type checker names a group or a call that has none. */
export const groups: { readonly [Group in keyof Api]: GroupEntries<Group> } = {
  activity,
  ai,
  apply,
  auth,
  autobiography,
  collection,
  comment,
  culture,
  curious,
  dayNote,
  department,
  departure,
  diary,
  draft,
  failUser,
  file,
  focus,
  follows,
  followsRelationship,
  followsTeam,
  growth,
  handbook,
  keyclock,
  lastImprove,
  ledger,
  like,
  lists,
  meeting,
  memes,
  mistake,
  monthlyReminder,
  mood,
  newcomer,
  notice,
  personality,
  potentialAnalysis,
  questionnaire,
  quote,
  reading,
  register,
  relationship,
  score,
  statistics,
  team,
  teamAnalysis,
  todo,
  user,
  version,
  visibility,
  works,
};
