import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { lockMembership } from '../../team/store.ts';
import { changeAudio, checkFound, lockFreeAudios } from '../recordings/store.ts';
import { readTranscriptTask } from './minutes.task.ts';
import { addParticipants, tellParticipants } from './participants.store.ts';
import { presentMeeting } from './present.ts';
import { readerOf } from './shown.present.ts';
import { findPrevious, insertMeeting, listMembersAmong, ownMeetings } from './store.ts';

export const meetingAdd = call(api.meeting.add, async (ctx, input) => {
  const { teamId, title, date, transcript, template, previousId } = input;
  const { userId, name, avatar } = ctx.actor;
  const wanted = [...new Set(input.participantIds)];
  const [lines, sign] = await Promise.all([
    ctx.threads.run(readTranscriptTask, transcript, ctx),
    signAddresses(ctx),
  ]);
  return ctx.database.transaction(async (tx) => {
    const [membership, members, audios, previous] = await Promise.all([
      lockMembership(tx, teamId, userId),
      listMembersAmong(tx, teamId, wanted),
      lockFreeAudios(tx, input, userId),
      previousId === undefined ? null : findPrevious(tx, previousId, readerOf(ctx)),
    ]);
    if (!membership) throw refuse('teamNotFound');
    if (members.length < wanted.length) throw refuseField('participantIds', 'participantNotInTeam');
    if (previousId !== undefined && (previous?.teamId !== teamId || !previous.previous))
      throw refuseField('previousId', 'meetingNotFound');
    checkFound(input, audios);
    const meeting = {
      id: ctx.random.id(),
      ownerId: userId,
      teamId,
      title,
      heldOn: date,
      share: 'nobody' as const,
      template,
      previousId: previousId ?? null,
      transcript: lines,
      version: 1,
      createdAt: ctx.now,
      consentedAt: ctx.now,
    };
    const own = ownMeetings.own(meeting, userId);
    insertMeeting(tx, own);
    addParticipants(tx, own, wanted, ctx.now);
    for (const audio of audios)
      changeAudio(tx, authorize(audio, audio.ownerId === userId, 'audioNotFound'), { meetingId: meeting.id });
    await tellParticipants(tx, ctx, meeting, wanted);
    const participants = members.map((person) => ({ ...person, namedAt: ctx.now }));
    const owner = { id: userId, name, avatar };
    const none = {
      minutes: null,
      sharedFrom: null,
      previous: previous?.previous ?? null,
      transcription: null,
      taken: [],
      words: [],
      hasMinutes: false,
      decisions: 0,
      actions: 0,
    };
    return presentMeeting({ ...meeting, ...none, owner, participants, audios }, readerOf(ctx), sign);
  });
});
