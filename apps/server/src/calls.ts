/** Made by `npm run garden -- generate` from the names of call files. */
import { authDeleteAccount } from './features/account/closing/auth-delete-account.ts';
import { authExport } from './features/account/export/auth-export.ts';
import { authForgetPassword } from './features/account/password/auth-forget-password.ts';
import { authEdit } from './features/account/profile/auth-edit.ts';
import { userInfo } from './features/account/profile/user-info.ts';
import { registerSendCode } from './features/account/registration/register-send-code.ts';
import { registerUserRegister } from './features/account/registration/register-user-register.ts';
import { versionGetNew } from './features/account/releases/version-get-new.ts';
import { authLogout } from './features/account/sign-in/auth-logout.ts';
import { authOptions } from './features/account/sign-in/auth-options.ts';
import { authRefresh } from './features/account/sign-in/auth-refresh.ts';
import { authRevoke } from './features/account/sign-in/auth-revoke.ts';
import { authSessions } from './features/account/sign-in/auth-sessions.ts';
import { userLogin } from './features/account/sign-in/user-login.ts';
import { authSso } from './features/account/sso/auth-sso.ts';
import { keyclockHandleAuthorizationCode } from './features/account/sso/keyclock-handle-authorization-code.ts';
import { departureCommon } from './features/ai/departures/departure-common.ts';
import { diaryQuitMatching } from './features/ai/departures/diary-quit-matching.ts';
import { aiClearHistory } from './features/ai/dialogue/ai-clear-history.ts';
import { aiDialogue } from './features/ai/dialogue/ai-dialogue.ts';
import { focusFocusSummary } from './features/ai/focus/focus-focus-summary.ts';
import { personalityGet } from './features/ai/own/personality-get.ts';
import { potentialAnalysisGetNew } from './features/ai/own/potential-analysis-get-new.ts';
import { aiCuriousPredictions } from './features/ai/predictions/ai-curious-predictions.ts';
import { aiMistakePredictions } from './features/ai/predictions/ai-mistake-predictions.ts';
import { aiSettlePrediction } from './features/ai/predictions/ai-settle-prediction.ts';
import { aiArticleRecommendation } from './features/ai/recommendations/ai-article-recommendation.ts';
import { aiSettleWork } from './features/ai/recommendations/ai-settle-work.ts';
import { worksAdd } from './features/ai/recommendations/works-add.ts';
import { worksDelete } from './features/ai/recommendations/works-delete.ts';
import { worksList } from './features/ai/recommendations/works-list.ts';
import { aiMonthlySummary } from './features/ai/summaries/ai-monthly-summary.ts';
import { aiReviseSummary } from './features/ai/summaries/ai-revise-summary.ts';
import { monthlyReminderGetNew } from './features/ai/summaries/monthly-reminder-get-new.ts';
import { monthlyReminderMarkRead } from './features/ai/summaries/monthly-reminder-mark-read.ts';
import { aiChoose } from './features/ai/switches/ai-choose.ts';
import { aiSetTeam } from './features/ai/switches/ai-set-team.ts';
import { aiSettings } from './features/ai/switches/ai-settings.ts';
import { aiTeam } from './features/ai/switches/ai-team.ts';
import { aiTell } from './features/ai/telling/ai-tell.ts';
import { aiWrong } from './features/ai/telling/ai-wrong.ts';
import { aiNegativeSentimentCheck } from './features/ai/tone/ai-negative-sentiment-check.ts';
import { userTranslate } from './features/ai/translation/user-translate.ts';
import { teamAnalysisAnalysis } from './features/ai/week/team-analysis-analysis.ts';
import { commentAnswered } from './features/conversation/anonymity/comment-answered.ts';
import { diaryUnanswered } from './features/conversation/answering/diary-unanswered.ts';
import { commentAdd } from './features/conversation/comments/comment-add.ts';
import { commentDelete } from './features/conversation/comments/comment-delete.ts';
import { commentGetMy } from './features/conversation/comments/comment-get-my.ts';
import { commentGet } from './features/conversation/comments/comment-get.ts';
import { commentGets } from './features/conversation/comments/comment-gets.ts';
import { commentUpdate } from './features/conversation/comments/comment-update.ts';
import { likeGets } from './features/conversation/reactions/like-gets.ts';
import { likeLikes } from './features/conversation/reactions/like-likes.ts';
import { likeUnreleased } from './features/conversation/reactions/like-unreleased.ts';
import { relationshipUncomplete } from './features/diary/attendance/relationship-uncomplete.ts';
import { diaryRecently } from './features/diary/feed/diary-recently.ts';
import { diaryHistory } from './features/diary/history/diary-history.ts';
import { diaryNumbers } from './features/diary/history/diary-numbers.ts';
import { diaryImport } from './features/diary/import/diary-import.ts';
import { diaryImports } from './features/diary/import/diary-imports.ts';
import { diaryUndoImport } from './features/diary/import/diary-undo-import.ts';
import { diaryImage } from './features/diary/pictures/diary-image.ts';
import { diaryReaders } from './features/diary/readers/diary-readers.ts';
import { diaryCustomerReview } from './features/diary/reading/diary-customer-review.ts';
import { diaryGet } from './features/diary/reading/diary-get.ts';
import { readingMark } from './features/diary/reading/reading-mark.ts';
import { readingUnread } from './features/diary/reading/reading-unread.ts';
import { diarySearch } from './features/diary/search/diary-search.ts';
import { diaryEarlier } from './features/diary/sharing/diary-earlier.ts';
import { diaryShare } from './features/diary/sharing/diary-share.ts';
import { memesAdd } from './features/diary/stickers/memes-add.ts';
import { memesDelete } from './features/diary/stickers/memes-delete.ts';
import { memesList } from './features/diary/stickers/memes-list.ts';
import { diarySkip } from './features/diary/vacation/diary-skip.ts';
import { diaryDelete } from './features/diary/writing/diary-delete.ts';
import { diaryExpression } from './features/diary/writing/diary-expression.ts';
import { diaryPublish } from './features/diary/writing/diary-publish.ts';
import { diaryUpdate } from './features/diary/writing/diary-update.ts';
import { draftAdd } from './features/diary/writing/draft-add.ts';
import { draftGet } from './features/diary/writing/draft-get.ts';
import { followsFollowList } from './features/follow/following/follows-follow-list.ts';
import { followsFollow } from './features/follow/following/follows-follow.ts';
import { followsPerson } from './features/follow/following/follows-person.ts';
import { followsRelationshipAdd } from './features/follow/groups/follows-relationship-add.ts';
import { followsTeamAdd } from './features/follow/groups/follows-team-add.ts';
import { followsTeamDelete } from './features/follow/groups/follows-team-delete.ts';
import { followsTeamShow } from './features/follow/groups/follows-team-show.ts';
import { followsTeamUpdate } from './features/follow/groups/follows-team-update.ts';
import { autobiographyArrange } from './features/growth/autobiography/autobiography-arrange.ts';
import { autobiographyChapters } from './features/growth/autobiography/autobiography-chapters.ts';
import { autobiographyDraw } from './features/growth/autobiography/autobiography-draw.ts';
import { autobiographyExport } from './features/growth/autobiography/autobiography-export.ts';
import { autobiographyGet } from './features/growth/autobiography/autobiography-get.ts';
import { autobiographyPictures } from './features/growth/autobiography/autobiography-pictures.ts';
import { autobiographyUpdate } from './features/growth/autobiography/autobiography-update.ts';
import { autobiographyVersions } from './features/growth/autobiography/autobiography-versions.ts';
import { growthMood } from './features/growth/emotion/growth-mood.ts';
import { growthMoods } from './features/growth/emotion/growth-moods.ts';
import { growthTalk } from './features/growth/emotion/growth-talk.ts';
import { growthFootprints } from './features/growth/footprints/growth-footprints.ts';
import { growthOnThisDay } from './features/growth/footprints/growth-on-this-day.ts';
import { growthYear } from './features/growth/footprints/growth-year.ts';
import { growthHidden } from './features/growth/memories/growth-hidden.ts';
import { growthHide } from './features/growth/memories/growth-hide.ts';
import { growthReveal } from './features/growth/memories/growth-reveal.ts';
import { curiousAccept } from './features/knowledge/answers/curious-accept.ts';
import { curiousHelped } from './features/knowledge/answers/curious-helped.ts';
import { curiousSolve } from './features/knowledge/answers/curious-solve.ts';
import { collectionAdd } from './features/knowledge/collection/collection-add.ts';
import { collectionBottom } from './features/knowledge/collection/collection-bottom.ts';
import { collectionChange } from './features/knowledge/collection/collection-change.ts';
import { collectionDel } from './features/knowledge/collection/collection-del.ts';
import { collectionGet } from './features/knowledge/collection/collection-get.ts';
import { curiousDelete } from './features/knowledge/curiosity/curious-delete.ts';
import { curiousGetCuriousByUserId } from './features/knowledge/curiosity/curious-get-curious-by-user-id.ts';
import { curiousGet } from './features/knowledge/curiosity/curious-get.ts';
import { curiousMyCurious } from './features/knowledge/curiosity/curious-my-curious.ts';
import { curiousPublish } from './features/knowledge/curiosity/curious-publish.ts';
import { curiousReaders } from './features/knowledge/curiosity/curious-readers.ts';
import { curiousSimilar } from './features/knowledge/curiosity/curious-similar.ts';
import { curiousUpdate } from './features/knowledge/curiosity/curious-update.ts';
import { handbookArrange } from './features/knowledge/handbook/handbook-arrange.ts';
import { handbookCategory } from './features/knowledge/handbook/handbook-category.ts';
import { handbookDelete } from './features/knowledge/handbook/handbook-delete.ts';
import { handbookExport } from './features/knowledge/handbook/handbook-export.ts';
import { handbookGetList } from './features/knowledge/handbook/handbook-get-list.ts';
import { handbookGet } from './features/knowledge/handbook/handbook-get.ts';
import { handbookImport } from './features/knowledge/handbook/handbook-import.ts';
import { handbookUpset } from './features/knowledge/handbook/handbook-upset.ts';
import { lastImproveAdd } from './features/knowledge/handbook/last-improve-add.ts';
import { lastImproveAnswer } from './features/knowledge/handbook/last-improve-answer.ts';
import { lastImproveDelete } from './features/knowledge/handbook/last-improve-delete.ts';
import { lastImproveGetLast } from './features/knowledge/handbook/last-improve-get-last.ts';
import { lastImproveList } from './features/knowledge/handbook/last-improve-list.ts';
import { curiousAsk } from './features/knowledge/knowing/curious-ask.ts';
import { curiousChoose } from './features/knowledge/knowing/curious-choose.ts';
import { curiousProposals } from './features/knowledge/knowing/curious-proposals.ts';
import { listsImport } from './features/knowledge/lists/lists-import.ts';
import { curiousGetYesterdayMistake } from './features/knowledge/mistakes/curious-get-yesterday-mistake.ts';
import { mistakeAdd } from './features/knowledge/mistakes/mistake-add.ts';
import { mistakeAnswer } from './features/knowledge/mistakes/mistake-answer.ts';
import { mistakeAsking } from './features/knowledge/mistakes/mistake-asking.ts';
import { mistakeChange } from './features/knowledge/mistakes/mistake-change.ts';
import { mistakeDelete } from './features/knowledge/mistakes/mistake-delete.ts';
import { mistakeGet } from './features/knowledge/mistakes/mistake-get.ts';
import { mistakeGuideline } from './features/knowledge/mistakes/mistake-guideline.ts';
import { mistakeList } from './features/knowledge/mistakes/mistake-list.ts';
import { mistakeSimilar } from './features/knowledge/mistakes/mistake-similar.ts';
import { relationshipCuriousRanking } from './features/knowledge/ranking/relationship-curious-ranking.ts';
import { todoAdd } from './features/knowledge/todos/todo-add.ts';
import { todoChange } from './features/knowledge/todos/todo-change.ts';
import { todoDelete } from './features/knowledge/todos/todo-delete.ts';
import { todoList } from './features/knowledge/todos/todo-list.ts';
import { todoOpen } from './features/knowledge/todos/todo-open.ts';
import { todoOpening } from './features/knowledge/todos/todo-opening.ts';
import { quoteDel } from './features/knowledge/wisdom/quote-del.ts';
import { quoteGetBroadcast } from './features/knowledge/wisdom/quote-get-broadcast.ts';
import { quoteGet } from './features/knowledge/wisdom/quote-get.ts';
import { quotePublish } from './features/knowledge/wisdom/quote-publish.ts';
import { cultureAdd } from './features/life/culture/culture-add.ts';
import { cultureDelete } from './features/life/culture/culture-delete.ts';
import { cultureDiaries } from './features/life/culture/culture-diaries.ts';
import { cultureLink } from './features/life/culture/culture-link.ts';
import { cultureList } from './features/life/culture/culture-list.ts';
import { cultureUpdate } from './features/life/culture/culture-update.ts';
import { cultureVersions } from './features/life/culture/culture-versions.ts';
import { departureAdd } from './features/life/departures/departure-add.ts';
import { departureDelete } from './features/life/departures/departure-delete.ts';
import { departureList } from './features/life/departures/departure-list.ts';
import { departureUpdate } from './features/life/departures/departure-update.ts';
import { departureVersions } from './features/life/departures/departure-versions.ts';
import { moodAnswer } from './features/life/mood/mood-answer.ts';
import { moodAsk } from './features/life/mood/mood-ask.ts';
import { moodChange } from './features/life/mood/mood-change.ts';
import { moodPlan } from './features/life/mood/mood-plan.ts';
import { moodSettings } from './features/life/mood/mood-settings.ts';
import { moodTrend } from './features/life/mood/mood-trend.ts';
import { newcomerAnswer } from './features/life/newcomers/newcomer-answer.ts';
import { newcomerArrange } from './features/life/newcomers/newcomer-arrange.ts';
import { newcomerAsk } from './features/life/newcomers/newcomer-ask.ts';
import { newcomerConfused } from './features/life/newcomers/newcomer-confused.ts';
import { newcomerGuide } from './features/life/newcomers/newcomer-guide.ts';
import { newcomerList } from './features/life/newcomers/newcomer-list.ts';
import { newcomerTick } from './features/life/newcomers/newcomer-tick.ts';
import { teamNewsFollow } from './features/life/news/team-news-follow.ts';
import { teamNewsHelp } from './features/life/news/team-news-help.ts';
import { teamNewsRead } from './features/life/news/team-news-read.ts';
import { teamNewsSolve } from './features/life/news/team-news-solve.ts';
import { teamNews } from './features/life/news/team-news.ts';
import { questionnaireAct } from './features/life/questionnaires/questionnaire-act.ts';
import { questionnaireAdd } from './features/life/questionnaires/questionnaire-add.ts';
import { questionnaireDelete } from './features/life/questionnaires/questionnaire-delete.ts';
import { questionnaireDo } from './features/life/questionnaires/questionnaire-do.ts';
import { questionnaireExport } from './features/life/questionnaires/questionnaire-export.ts';
import { questionnaireGet } from './features/life/questionnaires/questionnaire-get.ts';
import { questionnaireList } from './features/life/questionnaires/questionnaire-list.ts';
import { questionnaireUpdate } from './features/life/questionnaires/questionnaire-update.ts';
import { teamChooseSpirit } from './features/life/spirit/team-choose-spirit.ts';
import { teamGetTeamSpirit } from './features/life/spirit/team-get-team-spirit.ts';
import { teamMarkSpirit } from './features/life/spirit/team-mark-spirit.ts';
import { teamSetTeamSpirit } from './features/life/spirit/team-set-team-spirit.ts';
import { teamSpiritChoice } from './features/life/spirit/team-spirit-choice.ts';
import { dayNoteAdd } from './features/life/statistics/day-note-add.ts';
import { dayNoteDelete } from './features/life/statistics/day-note-delete.ts';
import { dayNoteUpdate } from './features/life/statistics/day-note-update.ts';
import { statisticsExport } from './features/life/statistics/statistics-export.ts';
import { statisticsGet } from './features/life/statistics/statistics-get.ts';
import { statisticsMembers } from './features/life/statistics/statistics-members.ts';
import { teamGetTeamSummary } from './features/life/summary/team-get-team-summary.ts';
import { teamMarkSummary } from './features/life/summary/team-mark-summary.ts';
import { activityAnswers } from './features/life/topics/activity-answers.ts';
import { activityCustom } from './features/life/topics/activity-custom.ts';
import { activityDelete } from './features/life/topics/activity-delete.ts';
import { activityList } from './features/life/topics/activity-list.ts';
import { activityUpdate } from './features/life/topics/activity-update.ts';
import { meetingAdd } from './features/meeting/minutes/meeting-add.ts';
import { meetingDelete } from './features/meeting/minutes/meeting-delete.ts';
import { meetingGenerate } from './features/meeting/minutes/meeting-generate.ts';
import { meetingGet } from './features/meeting/minutes/meeting-get.ts';
import { meetingList } from './features/meeting/minutes/meeting-list.ts';
import { meetingMine } from './features/meeting/minutes/meeting-mine.ts';
import { meetingSetTemplates } from './features/meeting/minutes/meeting-set-templates.ts';
import { meetingTake } from './features/meeting/minutes/meeting-take.ts';
import { meetingTemplates } from './features/meeting/minutes/meeting-templates.ts';
import { meetingUpdate } from './features/meeting/minutes/meeting-update.ts';
import { meetingWithdraw } from './features/meeting/minutes/meeting-withdraw.ts';
import { fileUploadAudio } from './features/meeting/recordings/file-upload-audio.ts';
import { meetingAudio } from './features/meeting/recordings/meeting-audio.ts';
import { meetingEndSegment } from './features/meeting/recordings/meeting-end-segment.ts';
import { meetingPiece } from './features/meeting/recordings/meeting-piece.ts';
import { meetingTranscribe } from './features/meeting/transcripts/meeting-transcribe.ts';
import { noticeGet } from './features/notice/inbox/notice-get.ts';
import { noticeSee } from './features/notice/inbox/notice-see.ts';
import { noticeTotal } from './features/notice/inbox/notice-total.ts';
import { noticeChange } from './features/notice/settings/notice-change.ts';
import { noticeSettings } from './features/notice/settings/notice-settings.ts';
import { noticeUnsubscribe } from './features/notice/settings/notice-unsubscribe.ts';
import { scoreAppeal } from './features/review/appeals/score-appeal.ts';
import { scoreSettle } from './features/review/appeals/score-settle.ts';
import { failUserClose } from './features/review/interviews/fail-user-close.ts';
import { failUserGet } from './features/review/interviews/fail-user-get.ts';
import { failUserInterview } from './features/review/interviews/fail-user-interview.ts';
import { failUserSign } from './features/review/interviews/fail-user-sign.ts';
import { scoreCircumstances } from './features/review/scores/score-circumstances.ts';
import { scoreGroups } from './features/review/scores/score-groups.ts';
import { scoreMine } from './features/review/scores/score-mine.ts';
import { scoreSwitch } from './features/review/scores/score-switch.ts';
import { diaryGrapeRenderingData } from './features/review/vine/diary-grape-rendering-data.ts';
import { diaryGrapeRenderingList } from './features/review/vine/diary-grape-rendering-list.ts';
import { teamAudit } from './features/team/audit/team-audit.ts';
import { departmentAdd } from './features/team/departments/department-add.ts';
import { departmentCreate } from './features/team/departments/department-create.ts';
import { departmentGet } from './features/team/departments/department-get.ts';
import { departmentMy } from './features/team/departments/department-my.ts';
import { departmentQuit } from './features/team/departments/department-quit.ts';
import { departmentRemove } from './features/team/departments/department-remove.ts';
import { departmentUpdate } from './features/team/departments/department-update.ts';
import { teamRemove } from './features/team/ending/team-remove.ts';
import { teamRemoved } from './features/team/ending/team-removed.ts';
import { teamGatherConfirm } from './features/team/gathering/team-gather-confirm.ts';
import { teamGatherLeave } from './features/team/gathering/team-gather-leave.ts';
import { teamGather } from './features/team/gathering/team-gather.ts';
import { applyDeclineByMail } from './features/team/invitations/apply-decline-by-mail.ts';
import { applyDecline } from './features/team/invitations/apply-decline.ts';
import { applyInvitation } from './features/team/invitations/apply-invitation.ts';
import { applyInvitations } from './features/team/invitations/apply-invitations.ts';
import { registerInternalRegistration } from './features/team/invitations/register-internal-registration.ts';
import { relationshipInviteLink } from './features/team/invitations/relationship-invite-link.ts';
import { relationshipInvite } from './features/team/invitations/relationship-invite.ts';
import { relationshipInvited } from './features/team/invitations/relationship-invited.ts';
import { relationshipUninvite } from './features/team/invitations/relationship-uninvite.ts';
import { applyAdd } from './features/team/joining/apply-add.ts';
import { applyApproval } from './features/team/joining/apply-approval.ts';
import { applyInviteCode } from './features/team/joining/apply-invite-code.ts';
import { applyMine } from './features/team/joining/apply-mine.ts';
import { applyShow } from './features/team/joining/apply-show.ts';
import { applyWithdraw } from './features/team/joining/apply-withdraw.ts';
import { relationshipDetails } from './features/team/members/relationship-details.ts';
import { relationshipExit } from './features/team/members/relationship-exit.ts';
import { relationshipGet } from './features/team/members/relationship-get.ts';
import { relationshipGets } from './features/team/members/relationship-gets.ts';
import { relationshipKick } from './features/team/members/relationship-kick.ts';
import { relationshipRemarks } from './features/team/members/relationship-remarks.ts';
import { relationshipSearch } from './features/team/members/relationship-search.ts';
import { relationshipAuthorizes } from './features/team/roles/relationship-authorizes.ts';
import { relationshipSupervise } from './features/team/roles/relationship-supervise.ts';
import { relationshipUnreleased } from './features/team/roles/relationship-unreleased.ts';
import { teamHandOver } from './features/team/roles/team-hand-over.ts';
import { teamOpen } from './features/team/settings/team-open.ts';
import { teamRegions } from './features/team/settings/team-regions.ts';
import { teamSetting } from './features/team/settings/team-setting.ts';
import { teamAdd } from './features/team/teams/team-add.ts';
import { teamList } from './features/team/teams/team-list.ts';
import { teamRename } from './features/team/teams/team-rename.ts';
import { teamRenewCode } from './features/team/teams/team-renew-code.ts';
import { teamSearch } from './features/team/teams/team-search.ts';
import { teamGetProhibited } from './features/team/words/team-get-prohibited.ts';
import { teamProhibited } from './features/team/words/team-prohibited.ts';
import { ledgerList } from './features/trust/ledger/ledger-list.ts';
import { ledgerReaders } from './features/trust/ledger/ledger-readers.ts';
import { visibilityGet } from './features/trust/visibility/visibility-get.ts';
import type { AnyCall } from './http/call.ts';

/** What answers each call of the contract. */
export const calls: readonly AnyCall[] = [
  authDeleteAccount,
  authExport,
  authForgetPassword,
  authEdit,
  userInfo,
  registerSendCode,
  registerUserRegister,
  versionGetNew,
  authLogout,
  authOptions,
  authRefresh,
  authRevoke,
  authSessions,
  userLogin,
  authSso,
  keyclockHandleAuthorizationCode,
  departureCommon,
  diaryQuitMatching,
  aiClearHistory,
  aiDialogue,
  focusFocusSummary,
  personalityGet,
  potentialAnalysisGetNew,
  aiCuriousPredictions,
  aiMistakePredictions,
  aiSettlePrediction,
  aiArticleRecommendation,
  aiSettleWork,
  worksAdd,
  worksDelete,
  worksList,
  aiMonthlySummary,
  aiReviseSummary,
  monthlyReminderGetNew,
  monthlyReminderMarkRead,
  aiChoose,
  aiSetTeam,
  aiSettings,
  aiTeam,
  aiTell,
  aiWrong,
  aiNegativeSentimentCheck,
  userTranslate,
  teamAnalysisAnalysis,
  commentAnswered,
  diaryUnanswered,
  commentAdd,
  commentDelete,
  commentGetMy,
  commentGet,
  commentGets,
  commentUpdate,
  likeGets,
  likeLikes,
  likeUnreleased,
  relationshipUncomplete,
  diaryRecently,
  diaryHistory,
  diaryNumbers,
  diaryImport,
  diaryImports,
  diaryUndoImport,
  diaryImage,
  diaryReaders,
  diaryCustomerReview,
  diaryGet,
  readingMark,
  readingUnread,
  diarySearch,
  diaryEarlier,
  diaryShare,
  memesAdd,
  memesDelete,
  memesList,
  diarySkip,
  diaryDelete,
  diaryExpression,
  diaryPublish,
  diaryUpdate,
  draftAdd,
  draftGet,
  followsFollowList,
  followsFollow,
  followsPerson,
  followsRelationshipAdd,
  followsTeamAdd,
  followsTeamDelete,
  followsTeamShow,
  followsTeamUpdate,
  autobiographyArrange,
  autobiographyChapters,
  autobiographyDraw,
  autobiographyExport,
  autobiographyGet,
  autobiographyPictures,
  autobiographyUpdate,
  autobiographyVersions,
  growthMood,
  growthMoods,
  growthTalk,
  growthFootprints,
  growthOnThisDay,
  growthYear,
  growthHidden,
  growthHide,
  growthReveal,
  curiousAccept,
  curiousHelped,
  curiousSolve,
  collectionAdd,
  collectionBottom,
  collectionChange,
  collectionDel,
  collectionGet,
  curiousDelete,
  curiousGetCuriousByUserId,
  curiousGet,
  curiousMyCurious,
  curiousPublish,
  curiousReaders,
  curiousSimilar,
  curiousUpdate,
  handbookArrange,
  handbookCategory,
  handbookDelete,
  handbookExport,
  handbookGetList,
  handbookGet,
  handbookImport,
  handbookUpset,
  lastImproveAdd,
  lastImproveAnswer,
  lastImproveDelete,
  lastImproveGetLast,
  lastImproveList,
  curiousAsk,
  curiousChoose,
  curiousProposals,
  listsImport,
  curiousGetYesterdayMistake,
  mistakeAdd,
  mistakeAnswer,
  mistakeAsking,
  mistakeChange,
  mistakeDelete,
  mistakeGet,
  mistakeGuideline,
  mistakeList,
  mistakeSimilar,
  relationshipCuriousRanking,
  todoAdd,
  todoChange,
  todoDelete,
  todoList,
  todoOpen,
  todoOpening,
  quoteDel,
  quoteGetBroadcast,
  quoteGet,
  quotePublish,
  cultureAdd,
  cultureDelete,
  cultureDiaries,
  cultureLink,
  cultureList,
  cultureUpdate,
  cultureVersions,
  departureAdd,
  departureDelete,
  departureList,
  departureUpdate,
  departureVersions,
  moodAnswer,
  moodAsk,
  moodChange,
  moodPlan,
  moodSettings,
  moodTrend,
  newcomerAnswer,
  newcomerArrange,
  newcomerAsk,
  newcomerConfused,
  newcomerGuide,
  newcomerList,
  newcomerTick,
  teamNewsFollow,
  teamNewsHelp,
  teamNewsRead,
  teamNewsSolve,
  teamNews,
  questionnaireAct,
  questionnaireAdd,
  questionnaireDelete,
  questionnaireDo,
  questionnaireExport,
  questionnaireGet,
  questionnaireList,
  questionnaireUpdate,
  teamChooseSpirit,
  teamGetTeamSpirit,
  teamMarkSpirit,
  teamSetTeamSpirit,
  teamSpiritChoice,
  dayNoteAdd,
  dayNoteDelete,
  dayNoteUpdate,
  statisticsExport,
  statisticsGet,
  statisticsMembers,
  teamGetTeamSummary,
  teamMarkSummary,
  activityAnswers,
  activityCustom,
  activityDelete,
  activityList,
  activityUpdate,
  meetingAdd,
  meetingDelete,
  meetingGenerate,
  meetingGet,
  meetingList,
  meetingMine,
  meetingSetTemplates,
  meetingTake,
  meetingTemplates,
  meetingUpdate,
  meetingWithdraw,
  fileUploadAudio,
  meetingAudio,
  meetingEndSegment,
  meetingPiece,
  meetingTranscribe,
  noticeGet,
  noticeSee,
  noticeTotal,
  noticeChange,
  noticeSettings,
  noticeUnsubscribe,
  scoreAppeal,
  scoreSettle,
  failUserClose,
  failUserGet,
  failUserInterview,
  failUserSign,
  scoreCircumstances,
  scoreGroups,
  scoreMine,
  scoreSwitch,
  diaryGrapeRenderingData,
  diaryGrapeRenderingList,
  teamAudit,
  departmentAdd,
  departmentCreate,
  departmentGet,
  departmentMy,
  departmentQuit,
  departmentRemove,
  departmentUpdate,
  teamRemove,
  teamRemoved,
  teamGatherConfirm,
  teamGatherLeave,
  teamGather,
  applyDeclineByMail,
  applyDecline,
  applyInvitation,
  applyInvitations,
  registerInternalRegistration,
  relationshipInviteLink,
  relationshipInvite,
  relationshipInvited,
  relationshipUninvite,
  applyAdd,
  applyApproval,
  applyInviteCode,
  applyMine,
  applyShow,
  applyWithdraw,
  relationshipDetails,
  relationshipExit,
  relationshipGet,
  relationshipGets,
  relationshipKick,
  relationshipRemarks,
  relationshipSearch,
  relationshipAuthorizes,
  relationshipSupervise,
  relationshipUnreleased,
  teamHandOver,
  teamOpen,
  teamRegions,
  teamSetting,
  teamAdd,
  teamList,
  teamRename,
  teamRenewCode,
  teamSearch,
  teamGetProhibited,
  teamProhibited,
  ledgerList,
  ledgerReaders,
  visibilityGet,
];
