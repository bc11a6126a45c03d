import { auth, keyclock, register, user } from './account.ts';
import { activity } from './activity.ts';
import { apply } from './apply.ts';
import { comment } from './comment.ts';
import { diary, draft } from './diary.ts';
import type { Endpoint } from './endpoint.ts';
import { follows, followsRelationship, followsTeam } from './follows.ts';
import { like } from './like.ts';
import { department, relationship } from './member.ts';
import { memes } from './memes.ts';
import { notice } from './notice.ts';
import { team } from './team.ts';
import { todo } from './todo.ts';

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
  todo,
  activity,
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

export type { Person, Self } from './account.ts';
export type { TopicView } from './activity.ts';
export type { ApplicationView, OwnApplication } from './apply.ts';
export { COMMENT_EDIT_MINUTES, type CommentView, MAX_COMMENT, type ThreadItem } from './comment.ts';
export {
  type CustomerReview,
  type DiaryMonthView,
  type DiaryVersionView,
  type DiaryView,
  type DraftView,
  isMonth,
  MAX_TITLE,
  type SearchHit,
} from './diary.ts';
export { type DiaryImage, imageUrls, MAX_IMAGE_BYTES, MAX_IMAGES } from './diary-image.ts';
export { type ImportedEntry, MAX_IMPORT_DAYS } from './diary-import.ts';
export type { Endpoint, InputOf, OutputOf, RequestOf, Schema } from './endpoint.ts';
export type { Envelope, FieldError, RefusalData } from './envelope.ts';
export {
  type FollowedPerson,
  type FollowGroupView,
  isOneGroup,
  MAX_FOLLOW_GROUP_PEOPLE,
  MAX_FOLLOW_GROUPS,
} from './follows.ts';
export { LIKE } from './like.ts';
export type { DepartmentView, MemberDetails, MemberRole, MemberView } from './member.ts';
export { MAX_MEME_BYTES, MAX_MEMES, type Meme, memeOf, memeUrl } from './memes.ts';
export { isMessageKey, type MessageKey, type MessageParams, messages, renderMessage } from './messages.ts';
export {
  type MailChoice,
  type MailKind,
  mailKinds,
  type NoticeKind,
  type NoticeSettings,
  type NoticeView,
  noticeKind,
} from './notice.ts';
export { formerMember, noticeText } from './notice-text.ts';
export { officialEmoji } from './official-emoji.ts';
export { type Page, type PagePath, pages, productTitle } from './pages.ts';
export {
  isPrivateLine,
  partsOfText,
  sharedSections,
  withoutPrivateLines,
} from './private-lines.ts';
export { progressOf } from './progress.ts';
export {
  copySections,
  emptySections,
  partsOf,
  type ReadonlySections,
  type Sections,
  textsOf,
} from './sections.ts';
export { shownText } from './shown-text.ts';
export { type AuditAction, auditAction, type GatheringView, isGathering, type TeamView } from './team.ts';
export type { DailyQuestion, TeamCalendar, TeamRules } from './team-settings.ts';
export { characterCount, hasWords, visibleLength } from './text-length.ts';
export {
  type ObjectKind,
  type ObjectRef,
  objectKind,
  type ReactionCount,
  type ReactionKind,
  type TalkView,
} from './thread.ts';
export type { TodoStatus, TodoView } from './todo.ts';
