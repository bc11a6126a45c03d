/** Sentences that may break a rule of `word-rules.ts`, in English as the catalogue has them, each with its reason. */
const lasting: Readonly<Record<string, string>> = {
  'Passwords do not match': 'a message of the specification, word for word',
  'Please enter 6 to 30 letters, numbers, or special chars': 'its Chinese is agreed, word for word',
  'Please enter 6 digits': 'its Chinese goes with that of the one above',
};

// ----- BEGIN of sentences that are still to be reworded: this block may only shrink, and goes once it is empty. -----
const toBeReworded: readonly string[] = [
  // apps/server/src/features/account/closing/mail.present.ts
  'If it was not you who closed it, take it back and choose a new password.',
  'If you do not know your password any more, choose a new one first: {resetUrl}',
  // apps/server/src/features/account/registration/mail.present.ts
  'If you did not ask for it, you need not do anything.',
  'If you did not ask for it, your password stays as it is.',
  'If you did not ask for this mail, you need not do anything.',
  'Somebody, probably you, wanted a new password for this address. It has no account at Grape Garden.',
  // apps/server/src/features/notice/mail/present.ts
  'No more mails like this: {unsubscribeUrl}',
  // apps/server/src/features/team/joining/mail.present.ts
  'Hello {name}! You asked to join {team}, and you are in.',
  'Perhaps they did not recognise you: have a word with somebody in the team, then ask again and say who you are in the message.',
  // apps/web/src/app/failure-page.tsx
  'The page met something it did not expect. What you wrote is kept.',
  'This part of the page could not be loaded. What you wrote is kept.',
  // apps/web/src/features/account/closing/close-account-dialog.tsx
  'You are signed out everywhere and leave your teams at once. Nothing is erased yet.',
  // apps/web/src/features/account/forms/code-field.tsx
  'Code from the mail',
  // apps/web/src/features/account/forms/code-sent.tsx
  'Enter the six digits from the mail to <0>{email}</0>.',
  // apps/web/src/features/account/legal/legal-page.tsx
  'The text could not be loaded.',
  // apps/web/src/features/account/password/no-password-card.tsx
  'You can set one with a code that we send you by mail.',
  // apps/web/src/features/account/profile/profile-card.tsx
  'The browser did not allow copying',
  // apps/web/src/features/account/profile/who-sees-card.tsx
  'A diary that you share with no team is read by nobody else.',
  // apps/web/src/features/account/registration/invited-banner.tsx
  'You are invited to a team. Sign in or register to join it.',
  // apps/web/src/features/account/sign-in/sessions-card.tsx
  '{count, plural, one {One device has to sign in again. Drafts that were not sent stay on it.} other {# devices have to sign in again. Drafts that were not sent stay on them.}}',
  // apps/web/src/features/account/sso/sso-callback.tsx
  'You are not signed in',
  // apps/web/src/features/conversation/anonymity/anonymous-choice.tsx
  'This browser cannot write anonymously here: it needs a protected connection (https) and its storage.',
  'To others you are “Anonymous Grape”. It appears tomorrow morning at the earliest, together with the names of those who have read this entry, once there are four of them; after 14 days without them you get your text back. Only this browser can delete it later. <0>What this protects from</0>',
  // apps/web/src/features/conversation/anonymity/anonymous-posts.ts
  'Your comment was not sent, and is kept where you wrote it. {reason}',
  // apps/web/src/features/conversation/comments/comment-menu.tsx
  'Nobody reads it any more. The team’s log notes that you removed a comment.',
  'Nobody reads it any more. Who wrote it stays unknown, to you as well.',
  'The link could not be copied',
  // apps/web/src/features/conversation/comments/my-comments.tsx
  'What you wrote anonymously is not listed: nothing knows that it is yours, but this browser below each diary.',
  'You have not commented yet',
  // apps/web/src/features/conversation/comments/pending-rows.tsx
  'Your anonymous comment was not shown: too few people read this entry within 14 days. Here is your text.',
  // apps/web/src/features/conversation/comments/thread.tsx
  'Nobody has answered yet. Whoever reads it can, here.',
  // apps/web/src/features/conversation/reactions/who-reacted.tsx
  'Nobody has reacted yet.',
  // apps/web/src/features/diary/calendar/days-dialog.tsx
  'Tap the days you are away, or give the first and the last.',
  'The signs of this month did not come.',
  // apps/web/src/features/diary/editor/list-sections.tsx
  'Somebody may know: each becomes a question',
  'Whom did you make happy today?',
  // apps/web/src/features/diary/editor/mistakes-section.tsx
  'They go to your own list. Nobody who reads your diary sees that they exist.',
  // apps/web/src/features/diary/editor/save-state.tsx
  'Could not save',
  // apps/web/src/features/diary/reading/feed-list.tsx
  'Nobody you chose has written for your teams yet.',
  // apps/web/src/features/diary/today/day-note.tsx
  '{holiday}: a free day. Write if you like, nobody waits for it.',
  'A free day. Write if you like, nobody waits for it.',
  // apps/web/src/features/diary/vacation/vacation-note.tsx
  'You are on vacation',
  // apps/web/src/features/follow/follow-group-dairy.screen.tsx
  '{0, plural, =0 {nobody yet} one {# person} other {# people}}',
  'Nobody is in this group yet',
  // apps/web/src/features/follow/follow-group.screen.tsx
  'Whom',
  // apps/web/src/features/follow/groups/add-people-dialog.tsx
  'Nobody by this name.',
  // apps/web/src/features/follow/groups/group-people.tsx
  'Nobody is in this group yet.',
  // apps/web/src/features/follow/people/follow-list.tsx
  'Nobody follows you yet',
  'Whoever follows you is told when you have written.',
  'You are told when somebody you follow has written, and read them together.',
  'You follow nobody yet',
  // apps/web/src/features/follow/people/use-follow.ts
  'You do not follow {name} any more.',
  // apps/web/src/features/follow/readers/readers-dialog.tsx
  'Nobody has opened it yet.',
  // apps/web/src/features/notice/inbox/notice-list.tsx
  'Here you are told when somebody answers you, mentions you or joins your team.',
  // apps/web/src/features/notice/mail/mail-choices.tsx
  'By mail, unless I have seen it here before',
  // apps/web/src/features/notice/msg-details.screen.tsx
  'What it was about was taken away, or you are not in its team any more.',
  // apps/web/src/features/notice/notice-settings.part.tsx
  'It reminds nobody at present',
  'Mail and reminders',
  'No mail between these times of my day; what waits comes after',
  'One mail on working days on which you have not written, one more two hours later, then silence.',
  // apps/web/src/features/notice/unsubscribe.screen.tsx
  'Choose what comes by mail',
  'Mails from Grape garden',
  'No more mails: neither about what happens nor as a reminder to write.',
  'Send me no more mails',
  'This ends the mails about what happens in your teams, and the reminders to write. Mails that you ask for, such as codes, still come.',
  // apps/web/src/features/team/application.screen.tsx
  'You are an administrator of none of your teams, so there is nothing to decide here.',
  // apps/web/src/features/team/attendance/written-card.tsx
  'No working day for this team: nobody is missing.',
  // apps/web/src/features/team/audit/audit-section.tsx
  'Who changed what in this team. Nobody can change the log itself.',
  // apps/web/src/features/team/departments/department-page.tsx
  'Nobody is in it yet',
  // apps/web/src/features/team/departments/leaders-card.tsx
  'Nobody leads it yet. Leaders look after its members and see who has written.',
  // apps/web/src/features/team/departments/leave-department-dialog.tsx
  'You are no longer in {name}.',
  // apps/web/src/features/team/ending/choose-owner-dialog.tsx
  'You are asked once more before it happens.',
  // apps/web/src/features/team/ending/remove-team-dialog.tsx
  '{0, plural, one {You are its only member.} other {It ends for all # members at once.}}',
  'This is not the name of the team',
  // apps/web/src/features/team/gathering/gathered-people.tsx
  'The minute is over: nobody else can come.',
  // apps/web/src/features/team/invitations/invite-card.tsx
  'Invite by mail',
  'Whoever has this code or link can ask to join; an administrator lets them in.',
  'Whoever has this code or link joins at once and reads what the team writes.',
  // apps/web/src/features/team/invitations/qr-dialog.tsx
  'The picture could not be made; take a screenshot instead',
  // apps/web/src/features/team/invitations/renew-dialog.tsx
  'The old code, its link and its QR code end at once. Invitations sent by mail stay valid, and so do requests that wait.',
  // apps/web/src/features/team/invitations/use-copy.ts
  'The browser did not allow copying; select the text instead',
  // apps/web/src/features/team/joining/accept-invitation.tsx
  'This invitation is not valid any more',
  'You are signed in as {email}. Sign in with the address the invitation was sent to.',
  // apps/web/src/features/team/joining/application-lists.tsx
  'Invite somebody',
  'Joining verification is off: whoever has the invite code joins at once.',
  'Nobody is waiting',
  // apps/web/src/features/team/joining/decide-dialog.tsx
  'They are told, without a reason, and may ask again.',
  // apps/web/src/features/team/joining/join-by-code.tsx
  'Eight letters from somebody in the team, or the link they sent.',
  // apps/web/src/features/team/joining/use-decisions.ts
  'This one could not be decided',
  // apps/web/src/features/team/members/details-drawer.tsx
  'nobody',
  // apps/web/src/features/team/members/member-list.tsx
  'Nobody is in it yet.',
  // apps/web/src/features/team/members/remark-dialog.tsx
  'Beside the name, for you alone. Nobody else sees it, not even {name}.',
  'The note could not be brought back.',
  // apps/web/src/features/team/members/whole-team.tsx
  'Nobody else is here yet. A garden wants more hands.',
  // apps/web/src/features/team/questions/questions-form.tsx
  'Nothing is asked yet. A good first one: “Whom did you thank today?”',
  // apps/web/src/features/team/settings/conversation-section.tsx
  'By mail, on working days, those who have not written; each can choose another time, or none.',
  'In teams of five or more. Nobody can find out who wrote one, administrators included; they can take it away.',
  // apps/web/src/features/team/settings/days-off-field.tsx
  'Nobody is expected to write on them.',
  // apps/web/src/features/team/settings/diary-section.tsx
  'Seen by nobody but their writer',
  // apps/web/src/features/team/settings/discard-changes-dialog.tsx
  'What you have changed here is not saved yet.',
  // apps/web/src/features/team/settings/joining-section.tsx
  'From now on whoever has the code joins at once',
  'Who comes with the code or finds the team by its name waits until an administrator approves. Invitations by mail and face to face need no approval.',
  // apps/web/src/features/team/teams/lost-team-notice.tsx
  'This team has ended, or you are not in it any more.',
  'You are no longer in {name}. What you wrote for it stays yours to read.',
  // apps/web/src/features/team/teams/no-team.tsx
  'You are in no team yet',
  // apps/web/src/features/team/teams/region-field.tsx
  'They are free days for the team; in China, make-up working days are working days.',
  // apps/web/src/features/team/teams/team-page.tsx
  'You own this team, so you cannot leave it. You can hand it over to a member first.',
];
// ----- END of sentences that are still to be reworded. -----

export const exceptions: ReadonlySet<string> = new Set([...Object.keys(lasting), ...toBeReworded]);
