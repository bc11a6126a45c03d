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
  mediaTypeUnsupported: /*i18n*/ 'Send the request as application/json',
  bodyNotJson: /*i18n*/ 'The request body is not valid JSON',
  tooManyRequests:
    /*i18n*/ 'Too many requests; try again in {seconds, plural, one {# second} other {# seconds}}',
  somethingWentWrong: /*i18n*/ 'Something went wrong on our side; try again in a moment',
  notReady: /*i18n*/ 'The server is not ready yet; try again in a moment',
  storageFull: /*i18n*/ 'The server has no room left, so nothing could be saved; your text stays with you',
  repeatedWithOtherContent: /*i18n*/ 'This Idempotency-Key was already used for another request',

  inputInvalid: /*i18n*/ 'Please check the marked fields',
  fieldRequired: /*i18n*/ '{field} is missing',
  flagInvalid: /*i18n*/ '{field} is “true” or left out',
  fieldUnknown: /*i18n*/ '{field} is not a field of this call',
  fieldInvalid: /*i18n*/ '{field} is not valid',
  fieldTooLong: /*i18n*/ 'At most {maximum} characters',
  textTooNested:
    /*i18n*/ 'Quotes, lists or marks are nested too deep; use fewer of > - * _ [ within one another',
  fieldTooShort: /*i18n*/ 'At least {minimum} characters',
  numberTooSmall: /*i18n*/ 'At least {minimum}',
  numberTooBig: /*i18n*/ 'At most {maximum}',
  idInvalid: /*i18n*/ '{field} must be an id as the API gives it',
  dayInvalid: /*i18n*/ '{field} must be a date such as 2026-03-31',
  monthInvalid: /*i18n*/ '{field} must be a month such as 2026-03',
  timezoneInvalid: /*i18n*/ 'Choose a time zone such as Asia/Shanghai',
  timeInvalid: /*i18n*/ 'Write a time from 00:00 to 12:00, such as 04:00',
  timeOfDayInvalid: /*i18n*/ 'Write a time from 00:00 to 23:59, such as 17:30',
  voiceKeyInvalid: /*i18n*/ '{field} must be the key that your browser made for this thread',
  cursorInvalid: /*i18n*/ 'This page marker is not valid; start again from the first page',

  emailRequired: /*i18n*/ 'Please enter email',
  emailInvalid: /*i18n*/ 'Email format is incorrect',
  passwordRequired: /*i18n*/ 'Please enter password',
  passwordFormat: /*i18n*/ 'Please enter 6 to 30 letters, numbers, or special chars',
  passwordTooShort: /*i18n*/ 'Please use at least {minimum} characters for the password',
  passwordCommon: /*i18n*/ 'This password is among the most common ones; choose another',
  passwordWrong: /*i18n*/ 'The current password is not right',
  passwordsDiffer: /*i18n*/ 'Passwords do not match',
  codeFormat: /*i18n*/ 'Please enter 6 digits',
  codeWrong:
    /*i18n*/ 'This code is wrong or no longer valid; enter the newest one where you asked for it, or ask for another',
  codeTooSoon:
    /*i18n*/ 'A code was sent just now; ask for another in {seconds, plural, one {# second} other {# seconds}}',
  codeTooMany:
    /*i18n*/ 'Too many codes were asked for; try again in {minutes, plural, one {# minute} other {# minutes}}',
  nameRequired: /*i18n*/ 'Please enter name',
  nameTooLong: /*i18n*/ 'A name has at most {maximum} characters',
  nameNotPlain:
    /*i18n*/ 'Choose a name without invisible characters, and not one that looks like “Anonymous Grape”',
  termsNotAgreed: /*i18n*/ 'Please read and tick the Terms of Use & Privacy Policy',
  credentialsWrong: /*i18n*/ 'Invalid username or password',
  signInSlowed:
    /*i18n*/ 'Too many attempts; try again in {minutes, plural, one {# minute} other {# minutes}}',
  registrationClosed: /*i18n*/ 'Registration is closed on this server; ask its administrator',
  imageInvalid: /*i18n*/ 'Choose a JPEG, PNG, WebP or GIF picture of at most 40 megapixels',
  imageTooLarge: /*i18n*/ 'The picture is larger than 10 MB',
  memeTooLarge: /*i18n*/ 'The sticker is larger than 1 MB',
  memeNotFound: /*i18n*/ 'Sticker not found',
  tooManyMemes: /*i18n*/ 'You can keep {maximum} stickers; take one away first',
  imageGone: /*i18n*/ 'One of the pictures is no longer there; remove it and add it again',
  imagesTooOften:
    /*i18n*/ 'That is a lot of pictures; try again in {minutes, plural, one {# minute} other {# minutes}}',
  uploadsBusy:
    /*i18n*/ 'Other pictures are being saved right now; try again in {seconds, plural, one {# second} other {# seconds}}',
  tooManyImages: /*i18n*/ 'A diary holds at most {maximum} pictures',
  avatarInvalid: /*i18n*/ 'Choose a JPEG, PNG, WebP or GIF picture',
  serverBusy: /*i18n*/ 'Many people are signing in right now; try again in a moment',
  userNotFound: /*i18n*/ 'User not found',
  sessionNotFound: /*i18n*/ 'This session has already ended',
  accountClosing:
    /*i18n*/ 'This account is closed and will be erased on {day}; sign in again with “restore” to keep it',
  accountEmailDiffers: /*i18n*/ 'Write the address of your own account',
  accountOwnsTeams: /*i18n*/ 'Hand over or delete the teams you own first: {teams}',
  exportTooOften:
    /*i18n*/ 'Your data was exported several times just now; try again in {minutes, plural, one {# minute} other {# minutes}}',
  ssoUnavailable: /*i18n*/ 'Sign-in with {name} is not available right now; try again in a moment',
  ssoOff: /*i18n*/ 'This server has no sign-in provider',
  ssoFailed: /*i18n*/ 'The sign-in was not completed; start it again from the sign-in page',
  ssoEmailMissing: /*i18n*/ 'Your sign-in provider gave no e-mail address, and an account needs one',
  ssoEmailUnverified:
    /*i18n*/ 'An account with this address exists, and your sign-in provider has not verified the address; sign in with your password',
  ssoEmailTaken:
    /*i18n*/ 'The account of this address belongs to somebody else at your sign-in provider; sign in with your password, or ask the administrator',

  teamNameRequired: /*i18n*/ 'Please enter the organization name',
  teamNotFound: /*i18n*/ 'Team not found',
  inviteCodeInvalid: /*i18n*/ 'This invite code is not valid; ask for the current one',
  alreadyMember: /*i18n*/ 'You are already in this team',
  ownerMustHandOver: /*i18n*/ 'The owner cannot leave the team; hand it over first',
  adminsOnly: /*i18n*/ 'Only administrators may do this',
  teamsTooMany: /*i18n*/ 'You can be in at most {maximum} teams',
  leadersOnly: /*i18n*/ 'Only those who look after this member may do this',
  ownerOnly: /*i18n*/ 'Only the owner may do this',
  ownerStays: /*i18n*/ 'The owner cannot be removed; the team is handed over first',
  ownerHasRole: /*i18n*/ 'The owner needs no appointment and cannot lose theirs',
  alreadyAdmin: /*i18n*/ 'This member is an administrator already',
  notAdmin: /*i18n*/ 'This member is not an administrator',
  notOneself: /*i18n*/ 'Choose somebody other than yourself',
  removeYourselfByLeaving: /*i18n*/ 'To leave the team yourself, use “Leave team”',
  supervisorNotMember: /*i18n*/ 'A supervisor must be a member of this team',
  supervisorCircle: /*i18n*/ 'People cannot look after one another in a circle',
  memberErased: /*i18n*/ 'Former member',

  departmentNameRequired: /*i18n*/ 'Please enter the department name',
  departmentNotFound: /*i18n*/ 'Department not found',
  departmentExists: /*i18n*/ 'There is a department called {name} already',
  departmentsTooMany: /*i18n*/ 'A team has at most {maximum} departments',
  departmentMissing: /*i18n*/ 'Please add a department for the new member',
  leaderNotInDepartment: /*i18n*/ 'A leader must be a member of the department',
  notInDepartment: /*i18n*/ 'This member is not in the department',

  applicationNotFound: /*i18n*/ 'Application not found',
  applicationDecided: /*i18n*/ 'This application has already been decided',
  applicationWithdrawn: /*i18n*/ 'This application was withdrawn meanwhile',
  applicationWaits: /*i18n*/ 'You have already asked to join this team; its administrators will look at it',
  applicationsTooMany:
    /*i18n*/ 'You have asked {maximum} teams already; wait for an answer, or withdraw one of your requests',
  applyTooOften:
    /*i18n*/ 'You have asked to join very often; try again in {minutes, plural, one {# minute} other {# minutes}}',
  applicantTeamsTooMany: /*i18n*/ 'This person is in {maximum} teams already and cannot join another',
  memberAlready: /*i18n*/ 'This person is in the team already',
  emailTwice: /*i18n*/ 'This address stands in the list twice',
  invitationInvalid: /*i18n*/ 'This invitation is not valid any more; ask for a new one',
  invitationNotFound: /*i18n*/ 'Invitation not found',
  invitationForOther: /*i18n*/ 'This invitation was sent to another address; sign in with that one',
  inviteTooMany: /*i18n*/ 'Invite at most {maximum} people at once',
  inviteTooOften:
    /*i18n*/ 'Many invitations were sent just now; try again in {minutes, plural, one {# minute} other {# minutes}}',

  regionInvalid: /*i18n*/ 'Choose a country or region from the list',
  dayOffNameRequired: /*i18n*/ 'Give the day off a name',
  dayOffTwice: /*i18n*/ 'This date stands in the list twice',
  daysOffTooMany: /*i18n*/ 'At most {maximum} days off',

  wordsTooMany: /*i18n*/ 'At most {maximum} sensitive words',
  wordTooLong: /*i18n*/ 'A sensitive word has at most {maximum} characters: {word}',

  pinFormat: /*i18n*/ 'Please enter 6 digits',
  pinTooOften:
    /*i18n*/ 'Too many numbers were tried; wait {seconds, plural, one {# second} other {# seconds}}, then agree on a number again',
  pinLate: /*i18n*/ 'The minute for this number is over; agree on another number and enter it together',
  gatheringNotFound: /*i18n*/ 'This gathering is over; agree on a number again',
  gatheringFull: /*i18n*/ 'At most {maximum} people can gather at once',
  gatheringHostOnly: /*i18n*/ 'Only the person who entered the number first can confirm',
  gatheringAlone: /*i18n*/ 'Nobody else has come yet; wait until the others have entered the number',
  gatheringDone: /*i18n*/ 'This gathering has become a team already',

  keywordRequired: /*i18n*/ 'Type a name or an invite code to search for',

  todoNotFound: /*i18n*/ 'To-do not found',
  todoRequired: /*i18n*/ 'Write what is to be done',
  todoDayOutside: /*i18n*/ 'A to-do is for the next 24 hours: choose a day from {from} to {to}',
  goalDueOutside: /*i18n*/ 'A long-term goal is due in 3 to 6 months: choose a day from {from} to {to}',
  progressOfGoals: /*i18n*/ 'Only long-term goals have progress',
  todosClosed: /*i18n*/ 'This person keeps their to-dos to themselves',
  followSelf: /*i18n*/ 'You cannot follow yourself',
  followPeopleTooMany: /*i18n*/ 'Choose at most {maximum} people at once',
  followGroupNotFound: /*i18n*/ 'Follow group not found',
  followGroupNameRequired: /*i18n*/ 'Please enter a name for the group',
  followGroupExists: /*i18n*/ 'You have a follow group called {name} already',
  followGroupsTooMany: /*i18n*/ 'You can have at most {maximum} follow groups',
  followGroupFull: /*i18n*/ 'A follow group has at most {maximum} people',
  topicNotFound: /*i18n*/ 'Topic not found',
  topicEndsTooEarly: /*i18n*/ 'A topic cannot end before it begins',
  topicBegun: /*i18n*/ 'This topic has begun, so its first day cannot be a later one',
  topicDayOver: /*i18n*/ 'This day is over; choose today or a later one',
  titleTooLong: /*i18n*/ 'A title has at most {maximum} characters',
  titleRequired: /*i18n*/ 'Please enter the title',

  diaryNotFound: /*i18n*/ 'Diary not found',
  diaryChanged: /*i18n*/ 'This diary was changed meanwhile; look at the newer text before you save',
  draftChanged: /*i18n*/ 'This draft was changed elsewhere; look at the newer text before you go on',
  diaryExists: /*i18n*/ 'You have already published another diary for this day; edit that one',
  summaryRequired: /*i18n*/ 'Please enter the content',
  summaryTooShort: /*i18n*/ 'At least {minimum} characters',
  summaryNoWords: /*i18n*/ 'Write the summary in words, not only in symbols',
  learningsTooShort: /*i18n*/ 'At least {minimum} characters',
  insightTooShort: /*i18n*/ 'At least {minimum} characters',
  mistakesWeekly: /*i18n*/ 'Write mistakes at least once a week',
  mistakesTooFew: /*i18n*/ 'Small mistakes still missing this week: {missing}',
  customerGoodNotFound: /*i18n*/ 'This customer-good item is not in the diary any more',
  contentRequired: /*i18n*/ 'Please enter the content',
  questionTwice: /*i18n*/ 'This question stands in the list twice',
  tooManyItems: /*i18n*/ 'Maximum of five items allowed for addition',
  listTooLong: /*i18n*/ 'At most {maximum} items',
  dayInFuture: /*i18n*/ 'A diary can be written for today or the past {days} days, not for the future',
  rangeBackwards: /*i18n*/ 'The last day cannot be before the first',
  rangeTooLong: /*i18n*/ 'Choose at most {days} days at once',
  vacationTooOld:
    /*i18n*/ 'Vacation can be marked for the past {days} days and the year ahead, not for earlier days',
  vacationTooFar: /*i18n*/ 'Vacation can be marked up to a year ahead, not for later days',
  dayTooOld: /*i18n*/ 'A diary can be written for today or the past {days} days',

  importTooMany: /*i18n*/ 'Bring in at most {maximum} days at once',
  importTooOften:
    /*i18n*/ 'That is a lot of days; try again in {minutes, plural, one {# minute} other {# minutes}}',
  importFileUnknown: /*i18n*/ 'Only Markdown files (.md, .markdown, .txt) and tables (.csv) can be read',
  importNoHeader: /*i18n*/ 'The first row must name the columns, “day” and “summary” among them',
  importColumnUnknown: /*i18n*/ 'There is no column called “{column}”; rename it or take it out',
  importColumnTwice: /*i18n*/ 'A column stands in the first row twice',
  importRowTooLong: /*i18n*/ 'This row has more cells than the first row has columns',
  importNoDay: /*i18n*/ 'No day is named: write “day: 2026-03-31” in front, or name the file 2026-03-31.md',
  importDayAhead: /*i18n*/ 'This day has not begun yet',
  importDayTwice: /*i18n*/ 'This day stands in the files twice; the first one counts',
  importDiaryThere: /*i18n*/ 'You have a diary for this day; it stays as it is',
  importDraftThere: /*i18n*/ 'You have begun a draft for this day; it stays as it is',

  noticeNotFound: /*i18n*/ 'Notice not found',
  idsOrAll: /*i18n*/ 'Name the notices by their ids or by what they are about, or say that all are meant',
  remindAtMissing: /*i18n*/ 'Write your own time, such as 17:30',
  unsubscribeKeyInvalid: /*i18n*/ '{field} must be the key from the link in a mail',

  commentNotFound: /*i18n*/ 'Comment not found',
  commentUnread: /*i18n*/ 'Nobody else reads this yet; share it with a team to talk about it',
  commentGone: /*i18n*/ 'This comment was taken away, so nobody can reply to it any more',
  replyToReply: /*i18n*/ 'A reply has no replies of its own; reply to the comment above it',
  commentNotYours: /*i18n*/ 'Only its writer can change a comment; administrators can take it away',
  commentEditOver:
    /*i18n*/ 'A comment can be changed for {minutes} minutes, and this one is older; you can still delete it',
  commentTooOften:
    /*i18n*/ 'That is a lot of comments; your text is still here, try again in {seconds, plural, one {# second} other {# seconds}}',
  emojiUnknown: /*i18n*/ 'Choose one of the emoji from the list',
  anonymityOff: /*i18n*/ 'This team has turned anonymous comments off',
  anonymityMembers: /*i18n*/ 'Anonymous comments need a team of at least {minimum} people',
  anonymityReaders: /*i18n*/ 'Open the entry first, to be one of those who can have written this',
  anonymityOwn: /*i18n*/ 'Below your own diary people would guess that it is you; answer with your name',
  anonymityTooOften:
    /*i18n*/ 'Many anonymous comments were written just now; your text is still here, try again in {minutes, plural, one {# minute} other {# minutes}}',
  voiceKeyLost:
    /*i18n*/ 'Only the browser that wrote an anonymous comment can delete it, by a key that nobody else has; if that is lost, an administrator can remove the comment',
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
