import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { planEnd, withEnd } from '../recordings/store.ts';
import { makeMinutesTask } from './minutes.task.ts';
import { presentMeeting } from './present.ts';
import { headingsIn, keepTaken } from './rules.ts';
import { checkShowing, readerOf, showMeeting } from './shown.present.ts';
import { changeMeeting, findMeeting, ownMeetings, removeTasksBut } from './store.ts';
import { findTemplatesFor } from './templates.store.ts';

export const meetingGenerate = call(api.meeting.generate, async (ctx, { meetingId, again, ...wish }) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const [meeting, own] = await Promise.all([
    findMeeting(db, meetingId, readerOf(ctx)),
    findTemplatesFor(db, meetingId),
  ]);
  if (meeting?.owner.id !== userId) throw refuse('meetingNotFound');
  checkShowing(ctx, meeting);
  const { transcript, heldOn: date, version } = meeting;
  if (transcript.length === 0) throw refuse('transcriptMissing');
  // Asked once more without a wish for new ones, it answers with those that are there.
  const sign = await signAddresses(ctx);
  if (meeting.minutes && !again) return presentMeeting(meeting, readerOf(ctx), sign);
  const { template = meeting.template } = wish;
  const headings = headingsIn(template, own);
  const made = await ctx.threads.run(makeMinutesTask, { transcript, date, headings }, ctx);
  return ctx.database.transaction(async (tx) => {
    const row = await ownMeetings.lock(tx, meetingId, userId);
    checkShowing(ctx, row);
    if (row.version !== version) throw conflict('meetingChanged', await showMeeting(tx, ctx, meetingId));
    const actions = keepTaken(made.actions, row.minutes?.actions ?? [], () => ctx.random.id());
    const minutes = { ...made, actions, by: 'built-in' as const, madeAt: ctx.now.toISOString() };
    const changes = { minutes, template, version: version + 1 };
    changeMeeting(tx, row, changes);
    removeTasksBut(tx, row, actions);
    planEnd(tx, row, ctx.now);
    const audios = withEnd(meeting.audios, ctx.now);
    return presentMeeting({ ...meeting, ...changes, audios }, readerOf(ctx), sign);
  });
});
