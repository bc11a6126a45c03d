import { activity } from './calls/activity.ts';
import { apply } from './calls/apply.ts';
import { auth } from './calls/auth.ts';
import { collection } from './calls/collection.ts';
import { comment } from './calls/comment.ts';
import { curious } from './calls/curious.ts';
import { department } from './calls/department.ts';
import { diary } from './calls/diary.ts';
import { draft } from './calls/draft.ts';
import { failUser } from './calls/fail-user.ts';
import { follows } from './calls/follows.ts';
import { followsRelationship } from './calls/follows-relationship.ts';
import { followsTeam } from './calls/follows-team.ts';
import { handbook } from './calls/handbook.ts';
import { keyclock } from './calls/keyclock.ts';
import { lastImprove } from './calls/last-improve.ts';
import { like } from './calls/like.ts';
import { lists } from './calls/lists.ts';
import { memes } from './calls/memes.ts';
import { mistake } from './calls/mistake.ts';
import { notice } from './calls/notice.ts';
import { quote } from './calls/quote.ts';
import { register } from './calls/register.ts';
import { relationship } from './calls/relationship.ts';
import { score } from './calls/score.ts';
import { team } from './calls/team.ts';
import { todo } from './calls/todo.ts';
import { user } from './calls/user.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Every call of the API. The key follows from the path: `user/diary/publish` is `api.diary.publish`,
 * and a path with one name after `user/` belongs to the group `user`; `keyclock` is a group by itself.
 */
export const api = {
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
  lists,
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
  memes,
  notice,
} as const;

export type Api = typeof api;

export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint };

/** All calls in one list, each with its key (`diary.publish`). */
export function allEndpoints(): NamedEndpoint[] {
  return Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
  );
}

export { isGathering, isMonth, isOneGroup, isScoreOverview } from './answer-kinds.ts';
export type { TopicView } from './calls/activity.ts';
export type { ApplicationView, OwnApplication, OwnInvitation } from './calls/apply.ts';
export type { CollectedView } from './calls/collection.ts';
export type { CommentView, ThreadItem } from './calls/comment.ts';
export type { QuestionView } from './calls/curious.ts';
export type { DepartmentView } from './calls/department.ts';
export type { DiaryMonthView, DiaryVersionView, FoundDiary, SearchHit } from './calls/diary.ts';
export type { VineBunch, VineDay } from './calls/diary-grape.ts';
export type { DiaryImage } from './calls/diary-image.ts';
export { type ImportedEntry, MAX_IMPORT_DAYS } from './calls/diary-import.ts';
export type { EarlierDiary } from './calls/diary-share.ts';
export type { CustomerReview, DiaryView } from './calls/diary-view.ts';
export type { DraftView } from './calls/draft.ts';
export type { InterviewItem, InterviewState } from './calls/fail-user.ts';
export type { FollowedPerson } from './calls/follows.ts';
export type { FollowGroupView } from './calls/follows-team.ts';
export type { GuidelineView } from './calls/handbook.ts';
export type { ImprovementView } from './calls/last-improve.ts';
export type { Meme } from './calls/memes.ts';
export type { MistakeView } from './calls/mistake.ts';
export {
  type NoticeSettings,
  type NoticeView,
  noticeKind,
  noticeOffices,
  noticeStages,
  type UnspokenNotice,
} from './calls/notice.ts';
export type { QuoteView } from './calls/quote.ts';
export type { InvitedPerson, MemberDetails, MemberRole, MemberView } from './calls/relationship.ts';
export type {
  AppealView,
  OpenAppeal,
  ScoreCircumstances,
  ScoreOfDiary,
  ScoreOverview,
} from './calls/score.ts';
export {
  type AuditAction,
  auditAction,
  type GatheringView,
  type TeamView,
} from './calls/team.ts';
export type { DailyQuestion, ReviewRules, TeamCalendar, TeamRules } from './calls/team-settings.ts';
export type { TodoStatus, TodoView } from './calls/todo.ts';
export type { Endpoint, InputOf, OutputOf, RequestOf, Schema } from './endpoint.ts';
export type { Envelope, FieldError, RefusalData } from './envelope.ts';
export { type Grade, grades, type ScorePart, scoreParts } from './grade.ts';
export {
  COMMENT_EDIT_MINUTES,
  MAX_ASKED,
  MAX_ASKED_WEEKLY,
  MAX_COLLECTED,
  MAX_COMMENT,
  MAX_FILLER,
  MAX_FOLLOW_GROUP_PEOPLE,
  MAX_FOLLOW_GROUPS,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_MEME_BYTES,
  MAX_MEMES,
  MAX_QUESTION,
  MAX_QUESTION_DETAIL,
  MAX_SOURCE,
  MAX_TITLE,
  MAX_WISDOM,
} from './limits.ts';
export { type LiveChange, liveChange } from './live-change.ts';
export { type LiveTopic, liveEvents } from './live-event.ts';
export { type MailChoice, type MailKind, mailKinds, mailRhythms } from './mail-kinds.ts';
export { isMessageKey, type MessageKey, type MessageParams, messages, renderMessage } from './messages.ts';
export { type NoticeKind, noticeKinds } from './notice-kinds.ts';
export { LIKE, officialEmoji } from './official-emoji.ts';
export {
  type Page,
  type PageIcon,
  type PagePath,
  type PageView,
  type Place,
  pages,
  pageViews,
  places,
  productName,
  productTitle,
} from './pages.ts';
export type { Person, Self } from './person.ts';
export { imageUrls, memeOf, memeUrl } from './picture-urls.ts';
export { progressOf } from './progress.ts';
export {
  copySections,
  emptySections,
  partsOf,
  type ReadonlySections,
  sectionNames,
  textsOf,
} from './section-texts.ts';
export type { Sections } from './sections.ts';
export { characterCount } from './text/character-count.ts';
export { beginningOf, cutLine, withoutEllipses } from './text/cut-line.ts';
export { isTooNested } from './text/nesting.ts';
export { formerMember, type NoticeWords, noticeText } from './text/notice-text.ts';
export { flowOf, oneLine } from './text/one-line.ts';
export { isPlainName, withoutUnseen } from './text/plain-name.ts';
export { isPrivateLine } from './text/private-line.ts';
export { partsOfText, sharedSections, withoutPrivateLines } from './text/private-lines.ts';
export { shownText } from './text/shown-text.ts';
export { hasWords, visibleLength } from './text/text-length.ts';
export { isBlank, keptText, UNSEEN } from './text/unseen.ts';
export {
  type ObjectKind,
  type ObjectRef,
  objectKind,
  type ReactionCount,
  type ReactionKind,
  type TalkView,
} from './thread.ts';
