/**
 * Every sentence the API can answer with: key → English source text.
 * The English text is the catalogue's id; it holds `{name}`s and plurals `{name, plural, one {…} other {…}}` and no more of
 * ICU, so that it can be filled without a parser, too.
 */
export const messages = {
  ok: /*i18n*/ 'OK',
  loginSuccessful: /*i18n*/ 'Login successful',
  sessionExpired: /*i18n*/ 'Session expired',
  pathUnknown: /*i18n*/ 'There is no call at {path}',
  pageNotFound: /*i18n*/ 'Page Not Found: {path}',
  bodyTooLarge: /*i18n*/ 'The request is larger than {limit}; send less at once',
  openedAsPage: /*i18n*/ 'This call changes something, so it can’t be opened as a page',
  mediaTypeUnsupported: /*i18n*/ 'Send the request as application/json',
  bodyNotJson: /*i18n*/ 'The request body isn’t valid JSON',
  tooManyRequests:
    /*i18n*/ 'Too many requests; try again in {seconds, plural, one {# second} other {# seconds}}',
  somethingWentWrong: /*i18n*/ 'Something went wrong on our side; try again in a moment',
  notReady: /*i18n*/ 'The server isn’t ready yet; try again in a moment',
  dearCallsBusy:
    /*i18n*/ 'Your last searches or imports are still running; try again in {seconds, plural, one {# second} other {# seconds}}',
  muchToDo: /*i18n*/ 'The server has a lot to do right now; try again in a few seconds',
  storageFull: /*i18n*/ 'The server has run out of space, so nothing was saved; your text is still here',
  repeatedWithOtherContent: /*i18n*/ 'This Idempotency-Key was already used for another request',

  inputInvalid: /*i18n*/ 'Please check the marked fields',
  vacationKindInvalid: /*i18n*/ '{field} must be “vacation”',
  fieldRequired: /*i18n*/ '{field} is missing',
  flagInvalid: /*i18n*/ '{field} must be “true” or left out',
  fieldUnknown: /*i18n*/ '{field} isn’t a field of this call',
  fieldInvalid: /*i18n*/ '{field} isn’t valid',
  fieldTooLong: /*i18n*/ 'At most {maximum} characters',
  textTooNested:
    /*i18n*/ 'Quotes, lists or marks are nested too deep; use fewer of > - * _ [ within one another',
  fieldTooShort: /*i18n*/ 'At least {minimum} characters',
  numberTooSmall: /*i18n*/ 'At least {minimum}',
  numberTooBig: /*i18n*/ 'At most {maximum}',
  idInvalid: /*i18n*/ '{field} must be an id from the API',
  dayInvalid: /*i18n*/ '{field} must be a date such as 2026-03-31',
  monthInvalid: /*i18n*/ '{field} must be a month such as 2026-03',
  yearInvalid: /*i18n*/ '{field} must be a year such as 2026',
  timezoneInvalid: /*i18n*/ 'Choose a time zone such as Asia/Shanghai',
  timeInvalid: /*i18n*/ 'Write a time from 00:00 to 12:00, such as 04:00',
  timeOfDayInvalid: /*i18n*/ 'Write a time from 00:00 to 23:59, such as 17:30',
  voiceKeyInvalid: /*i18n*/ '{field} must be the key that your browser made for this thread',
  cursorInvalid: /*i18n*/ 'This page marker isn’t valid; start again from the first page',

  emailRequired: /*i18n*/ 'Please enter email',
  emailInvalid: /*i18n*/ 'Email format is incorrect',
  passwordRequired: /*i18n*/ 'Please enter password',
  passwordFormat: /*i18n*/ 'Please enter 6 to 30 letters, numbers, or special chars',
  passwordTooShort: /*i18n*/ 'Please use at least {minimum} characters for the password',
  passwordCommon: /*i18n*/ 'This password is among the most common ones; choose another',
  passwordWrong: /*i18n*/ 'This isn’t your current password',
  passwordsDiffer: /*i18n*/ 'Passwords do not match',
  codeFormat: /*i18n*/ 'Please enter 6 digits',
  codeWrong:
    /*i18n*/ 'This code is wrong or no longer valid; enter the newest one where you asked for it, or ask for another',
  codeTooSoon:
    /*i18n*/ 'A code was sent just now; ask for another in {seconds, plural, one {# second} other {# seconds}}',
  codeTooMany:
    /*i18n*/ 'Too many codes were requested; try again in {minutes, plural, one {# minute} other {# minutes}}',
  nameRequired: /*i18n*/ 'Please enter name',
  nameTooLong: /*i18n*/ 'A name has at most {maximum} characters',
  nameNotPlain:
    /*i18n*/ 'Choose a name without invisible characters that doesn’t look like “Anonymous Grape”',
  termsNotAgreed: /*i18n*/ 'Please read and tick the Terms of Use & Privacy Policy',
  credentialsWrong: /*i18n*/ 'Invalid username or password',
  signInSlowed:
    /*i18n*/ 'Too many attempts; try again in {minutes, plural, one {# minute} other {# minutes}}',
  registrationClosed: /*i18n*/ 'Registration is closed on this server; ask its administrator',
  imageInvalid: /*i18n*/ 'Choose a JPEG, PNG, WebP or GIF picture of at most 40 megapixels',
  imageTooLarge: /*i18n*/ 'The picture is larger than 10 MB',
  memeTooLarge: /*i18n*/ 'The sticker is larger than 1 MB',
  memeNotFound: /*i18n*/ 'Sticker not found',
  tooManyMemes: /*i18n*/ 'You can keep {maximum} stickers; remove one first',
  imageGone: /*i18n*/ 'One of the pictures is no longer there; remove it and add it again',
  imagesTooOften:
    /*i18n*/ 'That’s a lot of pictures; try again in {minutes, plural, one {# minute} other {# minutes}}',
  uploadsBusy:
    /*i18n*/ 'Other pictures are being saved right now; try again in {seconds, plural, one {# second} other {# seconds}}',
  tooManyImages: /*i18n*/ 'A diary holds at most {maximum} pictures',
  avatarInvalid: /*i18n*/ 'Choose a JPEG, PNG, WebP or GIF picture',
  serverBusy: /*i18n*/ 'Many people are signing in right now; try again in a moment',
  userNotFound: /*i18n*/ 'User not found',
  sessionNotFound: /*i18n*/ 'This session has already ended',
  accountClosing:
    /*i18n*/ 'This account is closed and will be erased on {day}; sign in again with “restore” to keep it',
  accountEmailDiffers: /*i18n*/ 'Enter the email of your own account',
  accountOwnsTeams: /*i18n*/ 'Transfer or delete the teams you own first: {teams}',
  exportTooOften:
    /*i18n*/ 'You’ve exported your data several times just now; try again in {minutes, plural, one {# minute} other {# minutes}}',
  ssoUnavailable: /*i18n*/ 'Sign-in with {name} isn’t available right now; try again in a moment',
  ssoOff: /*i18n*/ 'This server has no sign-in provider',
  ssoFailed: /*i18n*/ 'The sign-in wasn’t completed; start again from the sign-in page',
  ssoEmailMissing: /*i18n*/ 'Your sign-in provider didn’t share an email address, and an account needs one',
  ssoEmailUnverified:
    /*i18n*/ 'An account with this address exists, and your sign-in provider hasn’t verified the address; sign in with your password',
  ssoEmailTaken:
    /*i18n*/ 'The account with this address belongs to someone else at your sign-in provider; sign in with your password, or ask the administrator',

  teamNameRequired: /*i18n*/ 'Please enter the organization name',
  teamNotFound: /*i18n*/ 'Team not found',
  settingsChanged: /*i18n*/ 'Someone else changed this meanwhile. Nothing of yours is lost.',
  inviteCodeInvalid: /*i18n*/ 'This invite code isn’t valid; ask for the current one',
  alreadyMember: /*i18n*/ 'You’re already in this team',
  ownerMustHandOver: /*i18n*/ 'The owner can’t leave the team; transfer ownership first',
  adminsOnly: /*i18n*/ 'Only administrators can do this',
  teamsTooMany: /*i18n*/ 'You can be in at most {maximum} teams',
  leadersOnly: /*i18n*/ 'Only people responsible for this member can do this',
  ownerOnly: /*i18n*/ 'Only the owner can do this',
  ownerStays: /*i18n*/ 'The owner can’t be removed; ownership has to be transferred first',
  ownerHasRole: /*i18n*/ 'The owner has every right already; transfer ownership to change that',
  alreadyAdmin: /*i18n*/ 'This member is already an administrator',
  notAdmin: /*i18n*/ 'This member isn’t an administrator',
  notOneself: /*i18n*/ 'Choose someone other than yourself',
  removeYourselfByLeaving: /*i18n*/ 'To leave the team yourself, use “Leave the team”',
  supervisorNotMember: /*i18n*/ 'A supervisor must be a member of this team',
  supervisorCircle: /*i18n*/ 'Supervisors can’t form a circle',
  memberErased: /*i18n*/ 'Former member',

  departmentNameRequired: /*i18n*/ 'Please enter the department name',
  departmentNotFound: /*i18n*/ 'Department not found',
  departmentExists: /*i18n*/ 'There’s already a department called {name}',
  departmentsTooMany: /*i18n*/ 'A team has at most {maximum} departments',
  departmentMissing: /*i18n*/ 'Please add a department for the new member',
  leaderNotInDepartment: /*i18n*/ 'A leader must be a member of the department',
  notInDepartment: /*i18n*/ 'This member isn’t in the department',

  applicationNotFound: /*i18n*/ 'Application not found',
  applicationDecided: /*i18n*/ 'This application has already been decided',
  applicationWithdrawn: /*i18n*/ 'This application has been withdrawn',
  applicationWaits: /*i18n*/ 'You’ve already asked to join this team; an administrator will decide',
  applicationsTooMany:
    /*i18n*/ 'You’ve already asked {maximum} teams; wait for an answer, or withdraw a request',
  applyTooOften:
    /*i18n*/ 'You’ve asked to join too often; try again in {minutes, plural, one {# minute} other {# minutes}}',
  applicantTeamsTooMany: /*i18n*/ 'This person is already in {maximum} teams and can’t join another',
  memberAlready: /*i18n*/ 'This person is already in the team',
  emailTwice: /*i18n*/ 'This address is in the list twice',
  invitationInvalid: /*i18n*/ 'This invitation is no longer valid; ask for a new one',
  invitationNotFound: /*i18n*/ 'Invitation not found',
  invitationForOther: /*i18n*/ 'This invitation was sent to another address; sign in with that one',
  inviteTooMany: /*i18n*/ 'Invite at most {maximum} people at once',
  inviteTooOften:
    /*i18n*/ 'Many invitations were sent just now; try again in {minutes, plural, one {# minute} other {# minutes}}',

  regionInvalid: /*i18n*/ 'Choose a country or region from the list',
  dayOffNameRequired: /*i18n*/ 'Give the day off a name',
  dayOffTwice: /*i18n*/ 'This date is in the list twice',
  daysOffTooMany: /*i18n*/ 'At most {maximum} days off',

  wordsTooMany: /*i18n*/ 'At most {maximum} sensitive words',
  wordTooLong: /*i18n*/ 'A sensitive word has at most {maximum} characters: {word}',

  pinFormat: /*i18n*/ 'Please enter 6 digits',
  pinTooOften:
    /*i18n*/ 'Too many numbers were tried; wait {seconds, plural, one {# second} other {# seconds}}, then agree on a new number',
  pinLate: /*i18n*/ 'Time’s up for this number; agree on another one and enter it together',
  gatheringNotFound: /*i18n*/ 'This gathering is over; agree on a new number',
  gatheringFull: /*i18n*/ 'At most {maximum} people can gather at once',
  gatheringHostOnly: /*i18n*/ 'Only the person who entered the number first can confirm',
  gatheringAlone: /*i18n*/ 'No one else is here yet; wait until the others have entered the number',
  gatheringDone: /*i18n*/ 'This gathering is already a team',

  keywordRequired: /*i18n*/ 'Enter a name or an invite code',

  todoNotFound: /*i18n*/ 'To-do not found',
  todoRequired: /*i18n*/ 'Write what you want to do',
  todoDayOutside: /*i18n*/ 'A to-do is for the next 24 hours: choose a day from {from} to {to}',
  goalDueOutside: /*i18n*/ 'A long-term goal is due in 3 to 6 months: choose a day from {from} to {to}',
  progressOfGoals: /*i18n*/ 'Only long-term goals have progress',
  todosClosed: /*i18n*/ 'This person keeps their to-dos to themselves',
  quoteRequired: /*i18n*/ 'Write the line you want to keep',
  quoteTooLong: /*i18n*/ 'A line has at most {maximum} characters; keep the part that matters most',
  quoteSourceTooLong: /*i18n*/ 'A source has at most {maximum} characters',
  quoteNotFound: /*i18n*/ 'This line isn’t there anymore',
  quoteOneSource: /*i18n*/ 'A line comes from a diary or a comment: name one of them',
  quoteNotThere: /*i18n*/ 'The team can’t read this text there; select a line as the team sees it',
  quoteOfAnonymous: /*i18n*/ 'A line of an anonymous comment can’t be kept: its author couldn’t remove it',
  quoteTeamDiffers: /*i18n*/ 'This team doesn’t read what the line is from; choose one that does',
  quoteNeedsTeam: /*i18n*/ 'Join a team first, or keep the line in My wisdom',
  quoteNotYours: /*i18n*/ 'Only the person who kept this line and the person who wrote it can remove it',
  quoteTooOften:
    /*i18n*/ 'That’s a lot of lines at once; try again in {seconds, plural, one {# second} other {# seconds}}',
  collectedNotFound: /*i18n*/ 'This item isn’t in your collection',
  collectOne: /*i18n*/ 'Collect one thing at a time: a line of wisdom, a question, or text of your own',
  collectionFull: /*i18n*/ 'My wisdom holds {maximum} items; remove one first',
  collectedNotOwn: /*i18n*/ 'Only a line you wrote yourself can be reworded; you can change its tags',
  tagRequired: /*i18n*/ 'Write a tag, or leave it out',
  tagTooLong: /*i18n*/ 'A tag has at most {maximum} characters',
  tagsTooMany: /*i18n*/ 'An item has at most {maximum} tags',
  questionNotFound: /*i18n*/ 'Question not found',
  questionRequired: /*i18n*/ 'Write your question',
  questionTeams: /*i18n*/ 'Choose at least one team to ask',
  questionNotYours: /*i18n*/ 'Only the person who asked this question can do that',
  questionInDiary:
    /*i18n*/ 'This question stands in your diary: change or remove it there; its detail can be changed here',
  questionTooOften:
    /*i18n*/ 'You’ve asked a lot just now; ask again in {seconds, plural, one {# second} other {# seconds}}',
  answerElsewhere: /*i18n*/ 'This answer belongs to another question; choose one of the answers below yours',
  answerOwn: /*i18n*/ 'This is your own answer; accept someone else’s, or mark your question as solved',
  answerGone: /*i18n*/ 'This answer was deleted; choose another one, or mark your question as solved',
  answerNotAccepted: /*i18n*/ 'Accept an answer first, then say whether it helped',
  askedPersonLeft: /*i18n*/ 'This person isn’t in a team that reads your question; ask another teammate',
  askedYourself: /*i18n*/ 'You can’t ask yourself; choose a teammate',
  askedTooMany: /*i18n*/ 'You’ve asked {maximum} people already; wait for their answers',
  askedEnough:
    /*i18n*/ 'This person has been asked {maximum} times in the last seven days; choose another teammate',
  askedDeclined: /*i18n*/ 'This person prefers not to be asked; choose another teammate',

  guidelineNotFound: /*i18n*/ 'Guideline not found',
  guidelineChanged: /*i18n*/ 'This guideline was changed elsewhere; look at the newer text before you save',
  guidelinesTooMany: /*i18n*/ 'Your handbook holds at most {maximum} guidelines; delete one first',
  guidelinesMissing:
    /*i18n*/ 'No guideline was found in this text; give each one a title as a second-level heading',
  categoryRequired: /*i18n*/ 'Please enter the category',
  categoryTooLong: /*i18n*/ 'A category has at most {maximum} characters',
  categoryNotFound: /*i18n*/ 'You have no guideline in the category {name}',
  mistakeNotFound: /*i18n*/ 'Mistake not found',
  mistakeRequired: /*i18n*/ 'Write what went wrong',
  mistakeDayAhead: /*i18n*/ 'This day is still to come; choose today or an earlier one',
  mistakeNotAsked: /*i18n*/ 'This question was answered already, or isn’t due yet',
  mistakesTooMany: /*i18n*/ 'Your list holds at most {maximum} mistakes; delete one first',
  improvementRequired: /*i18n*/ 'Write what you’ll do better',
  improvementNotFound: /*i18n*/ 'Improvement not found',
  improvementAnswered: /*i18n*/ 'You’ve already said how this went',
  checkBackOutside: /*i18n*/ 'Choose a day from {from} to {to} to look back',
  followSelf: /*i18n*/ 'You can’t follow yourself',
  followPeopleTooMany: /*i18n*/ 'Choose at most {maximum} people at once',
  followGroupNotFound: /*i18n*/ 'Follow group not found',
  followGroupNameRequired: /*i18n*/ 'Please enter a name for the group',
  followGroupExists: /*i18n*/ 'You already have a follow group called {name}',
  followGroupsTooMany: /*i18n*/ 'You can have at most {maximum} follow groups',
  followGroupFull: /*i18n*/ 'A follow group has at most {maximum} people',
  topicNotFound: /*i18n*/ 'Topic not found',
  topicEndsTooEarly: /*i18n*/ 'A topic can’t end before it begins',
  topicBegun: /*i18n*/ 'This topic has begun, so its first day can’t be moved later',
  topicDayOver: /*i18n*/ 'This day is over; choose today or a later one',
  titleTooLong: /*i18n*/ 'A title has at most {maximum} characters',
  titleRequired: /*i18n*/ 'Please enter the title',
  titleMissing: /*i18n*/ 'Title is required',
  contentMissing: /*i18n*/ 'Content is required',

  diaryNotFound: /*i18n*/ 'Diary not found',
  diaryChanged: /*i18n*/ 'This diary was changed elsewhere; look at the newer text before you save',
  draftChanged: /*i18n*/ 'This draft was changed elsewhere; look at the newer text before you go on',
  diaryExists: /*i18n*/ 'You’ve already published another diary for this day; edit that one',
  summaryRequired: /*i18n*/ 'Please enter the content',
  summaryTooShort: /*i18n*/ 'At least {minimum} characters',
  summaryNoWords: /*i18n*/ 'Write the summary in words, not only in symbols',
  learningsTooShort: /*i18n*/ 'At least {minimum} characters',
  insightTooShort: /*i18n*/ 'At least {minimum} characters',
  insightRequired: /*i18n*/ 'Write this week’s leadership insight, in at least {minimum} characters',
  insightNotAsked:
    /*i18n*/ 'Leadership insight is for leaders, on the week’s last working day; move this text to another section',
  weeklyTopOtherDay:
    /*i18n*/ 'Weekly top-5 progress belongs to the week’s last working day; move these lines to another section',
  mistakesWeekly: /*i18n*/ 'Write mistakes at least once a week',
  mistakesTooFew: /*i18n*/ 'Small mistakes still missing this week: {missing}',
  customerGoodNotFound: /*i18n*/ 'This customer-good item is no longer in the diary',
  contentRequired: /*i18n*/ 'Please enter the content',
  questionTwice: /*i18n*/ 'This question is in the list twice',
  tooManyItems: /*i18n*/ 'Maximum of five items allowed for addition',
  listTooLong: /*i18n*/ 'At most {maximum} items',
  dayInFuture: /*i18n*/ 'You can write a diary for today or the past {days} days, not for the future',
  rangeBackwards: /*i18n*/ 'The last day can’t be before the first',
  rangeTooLong: /*i18n*/ 'Choose at most {days} days at once',
  vacationTooOld:
    /*i18n*/ 'You can mark vacation for the past {days} days and the year ahead, not for earlier days',
  vacationTooFar: /*i18n*/ 'You can mark vacation up to a year ahead, not for later days',
  dayTooOld: /*i18n*/ 'You can write a diary for today or the past {days} days',

  monthAhead: /*i18n*/ 'This month hasn’t begun yet; choose {month} or an earlier one',
  monthBeforeTeam: /*i18n*/ 'This team began in {month}; choose that month or a later one',

  scoresOff: /*i18n*/ 'This team doesn’t score diaries',
  scoreSwitchFixed: /*i18n*/ 'This team scores everyone’s days',
  diaryUnscored: /*i18n*/ 'This diary has no score, so there’s nothing to appeal',
  appealNotYours: /*i18n*/ 'Only its author can appeal a diary’s score',
  appealTwice: /*i18n*/ 'You’ve already appealed this score; the decision is on record',
  appealTooLate: /*i18n*/ 'A score can be appealed within {days} days, and this diary is older',
  appealNoOne: /*i18n*/ 'No one can decide this appeal: share the diary with a team first',
  appealNotFound: /*i18n*/ 'Appeal not found',
  appealOwn: /*i18n*/ 'Someone else has to decide about your own diary',
  appealChanged:
    /*i18n*/ 'Someone has decided this already, or the diary was changed; look at what’s there now',

  interviewsFirst: /*i18n*/ 'Interview {names} before writing your diary',
  interviewNotNeeded: /*i18n*/ 'This member doesn’t need an interview for this month',
  interviewNotHeld: /*i18n*/ 'The interview isn’t recorded yet',
  interviewChanged: /*i18n*/ 'The record has changed; read the newer text first',
  interviewClosed: /*i18n*/ 'This interview has been closed',
  interviewNotClosed: /*i18n*/ 'This interview is open already',
  closingReason: /*i18n*/ 'Say in a few words why this interview isn’t held',
  interviewSigned: /*i18n*/ 'You’ve already responded to this version',
  interviewNotYours: /*i18n*/ 'Each side writes its own part of the record',
  interviewIncomplete: /*i18n*/ 'Write the day of the interview and what was said',
  interviewAhead: /*i18n*/ 'Record an interview once it was held: {day} is ahead',
  interviewTooEarly: /*i18n*/ 'The interview comes after the month it’s about: choose {day} or later',
  stepDayPast: /*i18n*/ 'Choose a day within a year after the interview',
  refusalReason: /*i18n*/ 'Say in a few words why you don’t sign',
  stepsWithSignature: /*i18n*/ 'The member accepts the steps by signing',

  importTooMany: /*i18n*/ 'Import at most {maximum} days at once',
  importTooOften:
    /*i18n*/ 'That’s a lot of days; try again in {minutes, plural, one {# minute} other {# minutes}}',
  listImportEmpty: /*i18n*/ 'Nothing was found in this text; begin each item with “- ”',
  listImportTooMany: /*i18n*/ 'Import at most {maximum} items at once',
  listImportTooOften:
    /*i18n*/ 'That’s a lot at once; try again in {minutes, plural, one {# minute} other {# minutes}}',
  importFileUnknown: /*i18n*/ 'Only Markdown files (.md, .markdown, .txt) and tables (.csv) can be read',
  importNoHeader: /*i18n*/ 'The first row must name the columns, “day” and “summary” among them',
  importColumnUnknown: /*i18n*/ 'There’s no column called “{column}”; rename or remove it',
  importColumnTwice: /*i18n*/ 'The first row names a column twice',
  importRowTooLong: /*i18n*/ 'This row has more cells than the first row has columns',
  importNoDay: /*i18n*/ 'There’s no day: write “day: 2026-03-31” at the top, or name the file 2026-03-31.md',
  importDayAhead: /*i18n*/ 'This day hasn’t begun yet',
  importDayTwice: /*i18n*/ 'This day is in the files twice; the first one counts',
  importDiaryThere: /*i18n*/ 'You already have a diary for this day; it stays as it is',
  importDraftThere: /*i18n*/ 'You already have a draft for this day; it stays as it is',

  noticeNotFound: /*i18n*/ 'Notice not found',
  idsOrAll: /*i18n*/ 'Name the notices by their ids or by what they are about, or say that all are meant',
  remindAtMissing: /*i18n*/ 'Write your own time, such as 17:30',
  unsubscribeKeyInvalid: /*i18n*/ '{field} must be the key from the link in an email',

  commentNotFound: /*i18n*/ 'Comment not found',
  commentUnread: /*i18n*/ 'No one else can read this yet; share it with a team to talk about it',
  commentGone: /*i18n*/ 'This comment is gone, so no one can reply to it',
  replyToReply: /*i18n*/ 'You can’t reply to a reply; reply to the comment above it',
  commentNotYours: /*i18n*/ 'Only its writer can edit a comment; administrators can remove it',
  commentEditOver:
    /*i18n*/ 'You can edit a comment for {minutes} minutes, and this one is older; you can still delete it',
  commentTooOften:
    /*i18n*/ 'That’s a lot of comments; your text is still here, try again in {seconds, plural, one {# second} other {# seconds}}',
  emojiUnknown: /*i18n*/ 'Choose one of the emoji from the list',
  anonymityOff: /*i18n*/ 'This team has turned anonymous comments off',
  anonymityMembers: /*i18n*/ 'Anonymous comments need a team of at least {minimum} people',
  anonymityReaders: /*i18n*/ 'Open it first, so that no one can tell which of its readers wrote this',
  anonymityKind: /*i18n*/ 'Comments on wisdom carry a name; write this one by name',
  anonymityOwn:
    /*i18n*/ 'Below your own diary or question, people would guess it’s you; reply with your name',
  anonymityTooOften:
    /*i18n*/ 'Many anonymous comments were written just now; your text is still here, try again in {minutes, plural, one {# minute} other {# minutes}}',
  voiceKeyLost:
    /*i18n*/ 'Only the browser that wrote an anonymous comment can delete it, with a key that no one else has; if that’s lost, an administrator can remove the comment',
} as const;

export type MessageKey = keyof typeof messages;
export type MessageParams = Readonly<Record<string, string | number>>;

/** Tells whether a text is a key of the catalogue. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages, text);
}

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/** The English sentence of a key, its placeholders filled. */
export function renderMessage(key: MessageKey, params: MessageParams = {}): string {
  return messages[key]
    .replace(PLURAL, (whole, name: string, one: string, other: string) => {
      const count = params[name];
      return count === undefined ? whole : (count === 1 ? one : other).replaceAll('#', String(count));
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
