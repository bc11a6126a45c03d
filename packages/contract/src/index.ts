import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint };

/** All calls in one list, each with its key (`diary.publish`). */
export function allEndpoints(): NamedEndpoint[] {
  return Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
  );
}

export { isGathering, isMonth, isOneGroup, isScoreOverview } from './answer-kinds.ts';
export { type Api, api } from './api.ts';
export type { TopicView } from './calls/activity.ts';
export {
  type AiFeature,
  type AiSettingsView,
  aiFeature,
  type TeamAiView,
  type TeamLens,
} from './calls/ai.ts';
export type { DialogueTextView, DialogueView } from './calls/ai-dialogue.ts';
export type { PredictionView } from './calls/ai-predictions.ts';
export { type SummaryLine, type SummaryPart, type SummaryView, summaryParts } from './calls/ai-summaries.ts';
export {
  type AdviceFault,
  adviceFaults,
  type Lens,
  lenses,
  type TellsOf,
  type ToldClaim,
  type ToldView,
} from './calls/ai-telling.ts';
export type { ToneLineView } from './calls/ai-tone.ts';
export type { RecommendedView, WorkView } from './calls/ai-works.ts';
export type { ApplicationView, OwnApplication, OwnInvitation } from './calls/apply.ts';
export type { BookLine, ChapterView } from './calls/autobiography.ts';
export type { CollectedView } from './calls/collection.ts';
export type { CommentView, ThreadItem } from './calls/comment.ts';
export type { CultureView } from './calls/culture.ts';
export type { QuestionView, Through } from './calls/curious.ts';
export type { DayNoteView } from './calls/day-note.ts';
export type { DepartmentView } from './calls/department.ts';
export type { CommonPatternsView, DeparturePattern } from './calls/departure.ts';
export type { DiaryMonthView, DiaryVersionView, FoundDiary, SearchHit } from './calls/diary.ts';
export type { VineBunch, VineDay } from './calls/diary-grape.ts';
export type { DiaryImage } from './calls/diary-image.ts';
export { type ImportedEntry, MAX_IMPORT_DAYS, type PastImport } from './calls/diary-import.ts';
export type { QuitMatchesView } from './calls/diary-quit.ts';
export type { EarlierDiary } from './calls/diary-share.ts';
export type { CustomerReview, DiaryView } from './calls/diary-view.ts';
export type { DraftView } from './calls/draft.ts';
export type { InterviewItem, InterviewState } from './calls/fail-user.ts';
export type { FocusSummaryView } from './calls/focus.ts';
export type { FollowedPerson } from './calls/follows.ts';
export type { FollowGroupView } from './calls/follows-team.ts';
export type { Footprint, HiddenMemory, MoodDay } from './calls/growth.ts';
export type { GuidelineView } from './calls/handbook.ts';
export type { ImprovementView } from './calls/last-improve.ts';
export {
  type LedgerEntry,
  type LedgerKind,
  ledgerKind,
  type OperatorAct,
  operatorAct,
  type ReadingFeature,
  readingFeature,
} from './calls/ledger.ts';
export type {
  MeetingAudio,
  MeetingLine,
  MeetingMineView,
  MeetingMinutes,
  MeetingSummary,
  MeetingView,
} from './calls/meeting.ts';
export type { MeetingTemplate } from './calls/meeting-templates.ts';
export type { Meme } from './calls/memes.ts';
export type { MistakeView } from './calls/mistake.ts';
export type { MoodChoice, TeamMoodDay } from './calls/mood.ts';
export type { FirstWeek, NewcomerGuide, NewcomerView } from './calls/newcomer.ts';
export {
  type NoticeSettings,
  type NoticeView,
  noticeKind,
  noticeOffices,
  noticeStages,
  type UnspokenNotice,
} from './calls/notice.ts';
export type { HabitKind, PersonalityView } from './calls/personality.ts';
export type { PotentialView, StrengthKind } from './calls/potential-analysis.ts';
export type { QuestionnaireSummary, QuestionnaireView } from './calls/questionnaire.ts';
export type { QuoteView } from './calls/quote.ts';
export type { InvitedPerson, MemberDetails, MemberRole, MemberView } from './calls/relationship.ts';
export type {
  AppealView,
  OpenAppeal,
  ScoreCircumstances,
  ScoreOfDiary,
  ScoreOverview,
} from './calls/score.ts';
export type { DayNumbers, MemberNumbers, PeriodNumbers } from './calls/statistics.ts';
export {
  type AuditAction,
  auditAction,
  type GatheringView,
  type TeamView,
} from './calls/team.ts';
export type { TeamAnalysisView } from './calls/team-analysis.ts';
export type { NewsItemView } from './calls/team-news.ts';
export {
  type ComingRules,
  type DailyQuestion,
  type ReviewRules,
  type SightSetting,
  sightSettings,
  type TeamCalendar,
  type TeamRules,
} from './calls/team-settings.ts';
export type { TeamSpiritView, WatchwordView } from './calls/team-spirit.ts';
export type { CitationView, TeamSummaryView } from './calls/team-summary.ts';
export type { TodoStatus, TodoView } from './calls/todo.ts';
export type { ReleaseView } from './calls/version.ts';
export { type SeenIn, type SeenKind, seenKinds, type Visibility } from './calls/visibility.ts';
export type { Endpoint, InputOf, OutputOf, RequestOf, Schema } from './endpoint.ts';
export type { Envelope, FieldError, RefusalData } from './envelope.ts';
export type { IncomingFile } from './fields.ts';
export {
  FIRST_WEEK_DAYS,
  type FirstWeekItem,
  firstWeekItems,
  MAX_CHECKLIST,
  MAX_CHECKLIST_ITEM,
  MAX_CONFUSED,
  MAX_PROMPT,
} from './first-week.ts';
export { type Grade, grades, type ScorePart, scoreParts } from './grade.ts';
export {
  COMMENT_EDIT_MINUTES,
  IMPORTANT,
  MAX_ASKED,
  MAX_ASKED_WEEKLY,
  MAX_AUDIO_BYTES,
  MAX_AUDIO_STORED,
  MAX_AUDIOS,
  MAX_CHAPTER_LINES,
  MAX_COLLECTED,
  MAX_COMMENT,
  MAX_CULTURE_CONTENT,
  MAX_CULTURES,
  MAX_FILLER,
  MAX_FOLLOW_GROUP_PEOPLE,
  MAX_FOLLOW_GROUPS,
  MAX_HEADING,
  MAX_HEADINGS,
  MAX_HIDDEN,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_MEME_BYTES,
  MAX_MEMES,
  MAX_MINUTES_ITEM,
  MAX_MOOD_NOTE,
  MAX_PARTICIPANTS,
  MAX_PIECE,
  MAX_PIECES,
  MAX_QUESTION,
  MAX_QUESTION_DETAIL,
  MAX_QUESTIONS,
  MAX_SEGMENTS,
  MAX_SOURCE,
  MAX_SPEAKER,
  MAX_TALK_NAME,
  MAX_TEMPLATE_NAME,
  MAX_TEMPLATES,
  MAX_TITLE,
  MAX_TRANSCRIPT,
  MAX_TRANSCRIPT_LINE,
  MAX_TRANSLATED,
  MAX_WATCHWORD,
  MAX_WATCHWORD_MEANING,
  MAX_WATCHWORDS,
  MAX_WISDOM,
  MOST_UNREAD,
  STATISTICS_DAYS,
  STRIKE_HOURS,
} from './limits.ts';
export { type LiveChange, liveChange } from './live-change.ts';
export { type LiveTopic, liveEvents } from './live-event.ts';
export { footprintKinds, type MoodFace, moodFaces } from './looking-back.ts';
export { type MailChoice, type MailKind, mailKinds, mailRhythms } from './mail-kinds.ts';
export { isMessageKey, type MessageKey, type MessageParams, messages, renderMessage } from './messages.ts';
export {
  type BasicHeading,
  basicHeadings,
  headingsOf,
  isBasic,
  isBySpeaker,
  type MinutesHeading,
  minutesHeadings,
  type TemplateKey,
  templateKeys,
} from './minutes-templates.ts';
export { type NoticeKind, noticeKinds } from './notice-kinds.ts';
export { keptKind, type ObjectKind, objectReads, placeOf } from './objects.ts';
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
export type {
  HelpedResult,
  Question,
  QuestionAnswer,
  QuestionnaireResults,
  QuestionResultView,
} from './questionnaire.ts';
export {
  type Condition,
  HELPED,
  type Helped,
  OTHER,
  questionsAsked,
  type Words,
  wordsFor,
} from './questionnaire-branches.ts';
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
export { isCodeBlock, paragraphsOf } from './text/paragraphs.ts';
export { isPlainName, withoutUnseen } from './text/plain-name.ts';
export { isPrivateLine } from './text/private-line.ts';
export { partsOfText, sharedSections, withoutPrivateLines } from './text/private-lines.ts';
export { shownText } from './text/shown-text.ts';
export { hasWords, visibleLength } from './text/text-length.ts';
export { isBlank, keptText, UNSEEN } from './text/unseen.ts';
export {
  type ObjectRef,
  objectKind,
  type ReactionCount,
  type ReactionKind,
  type TalkView,
} from './thread.ts';
