/** Made by `npm run garden -- generate` from the names of files in `calls/`. */
import { activity } from './calls/activity.ts';
import { ai } from './calls/ai.ts';
import { apply } from './calls/apply.ts';
import { auth } from './calls/auth.ts';
import { autobiography } from './calls/autobiography.ts';
import { collection } from './calls/collection.ts';
import { comment } from './calls/comment.ts';
import { culture } from './calls/culture.ts';
import { curious } from './calls/curious.ts';
import { dayNote } from './calls/day-note.ts';
import { department } from './calls/department.ts';
import { departure } from './calls/departure.ts';
import { diary } from './calls/diary.ts';
import { draft } from './calls/draft.ts';
import { failUser } from './calls/fail-user.ts';
import { file } from './calls/file.ts';
import { focus } from './calls/focus.ts';
import { follows } from './calls/follows.ts';
import { followsRelationship } from './calls/follows-relationship.ts';
import { followsTeam } from './calls/follows-team.ts';
import { growth } from './calls/growth.ts';
import { handbook } from './calls/handbook.ts';
import { keyclock } from './calls/keyclock.ts';
import { lastImprove } from './calls/last-improve.ts';
import { ledger } from './calls/ledger.ts';
import { like } from './calls/like.ts';
import { lists } from './calls/lists.ts';
import { meeting } from './calls/meeting.ts';
import { memes } from './calls/memes.ts';
import { mistake } from './calls/mistake.ts';
import { monthlyReminder } from './calls/monthly-reminder.ts';
import { mood } from './calls/mood.ts';
import { newcomer } from './calls/newcomer.ts';
import { notice } from './calls/notice.ts';
import { personality } from './calls/personality.ts';
import { potentialAnalysis } from './calls/potential-analysis.ts';
import { questionnaire } from './calls/questionnaire.ts';
import { quote } from './calls/quote.ts';
import { reading } from './calls/reading.ts';
import { register } from './calls/register.ts';
import { relationship } from './calls/relationship.ts';
import { score } from './calls/score.ts';
import { statistics } from './calls/statistics.ts';
import { team } from './calls/team.ts';
import { teamAnalysis } from './calls/team-analysis.ts';
import { todo } from './calls/todo.ts';
import { user } from './calls/user.ts';
import { version } from './calls/version.ts';
import { visibility } from './calls/visibility.ts';
import { works } from './calls/works.ts';

/**
 * Every call of the API. The key follows from the path: `user/diary/publish` is `api.diary.publish`,
 * and a path with one name after `user/` belongs to the group `user`; `keyclock` is a group by itself.
 */
export const api = {
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
} as const;

export type Api = typeof api;
