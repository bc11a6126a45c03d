import { type Api, api, type InputOf, MAX_AUDIOS } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { teamIdsOf } from '../../team/rules.ts';
import {
  type AudioRow,
  changeAudio,
  checkFound,
  eraseAfterMinutes,
  lockFreeAudios,
  planEnd,
  withEnd,
} from '../recordings/store.ts';
import { readTranscriptTask } from './minutes.task.ts';
import { answerStrikes, replaceParticipants, tellAnswered, tellParticipants } from './participants.store.ts';
import { presentMeeting } from './present.ts';
import { checkCited, isOpen, itemsOf, readFrom, rewriteLines, saySame, undecidedOf } from './rules.ts';
import { checkShowing, readerOf } from './shown.present.ts';
import type { StoredLine, StoredMinutes } from './store.ts';
import {
  changeMeeting,
  findMeeting,
  listMembersAmong,
  type MeetingRow,
  ownMeetings,
  removeTasksBut,
  type WholeMeeting,
} from './store.ts';
import { strike } from './striking.store.ts';

type Wish = InputOf<Api['meeting']['update']>;

export const meetingUpdate = call(api.meeting.update, async (ctx, wish) => {
  const { meetingId } = wish;
  const { userId } = ctx.actor;
  const whole =
    wish.transcript === undefined
      ? undefined
      : await ctx.threads.run(readTranscriptTask, wish.transcript, ctx);
  const sign = await signAddresses(ctx);
  return ctx.database.transaction(async (tx) => {
    const row = await ownMeetings.lock(tx, meetingId, userId);
    checkShowing(ctx, { ...row, share: wish.share ?? row.share });
    const wanted = [...new Set(wish.participantIds)];
    // Who has left the team learns no more of who is in it.
    const isInTeam = teamIdsOf(ctx.actor).includes(row.teamId);
    const [kept, members, added] = await Promise.all([
      findMeeting(tx, meetingId, readerOf(ctx)),
      isInTeam ? listMembersAmong(tx, row.teamId, wanted) : [],
      lockFreeAudios(tx, wish, userId),
    ]);
    if (!kept) throw refuse('meetingNotFound');
    if (row.version !== wish.version)
      throw conflict('meetingChanged', presentMeeting(kept, readerOf(ctx), sign));
    // Someone who has left since took part all the same.
    const known = [
      ...kept.participants,
      ...members
        .filter(({ id }) => !kept.participants.some((each) => each.id === id))
        .map((person) => ({ ...person, namedAt: ctx.now })),
    ];
    const chosen = known.filter(({ id }) => wanted.includes(id));
    if (chosen.length < wanted.length) throw refuseField('participantIds', 'participantNotInTeam');
    const removed = wish.participantIds ? kept.participants.filter(({ id }) => !wanted.includes(id)) : [];
    // They were told that no one reads it before their day is over.
    if (!isOpen(row, ctx.now) && undecidedOf(removed, row.ownerId, ctx.now).length > 0)
      throw refuseField('participantIds', 'participantHasTime');
    const answered = new Set(wish.answeredIds);
    const participants = (wish.participantIds ? chosen : kept.participants).map((person) =>
      answered.has(person.id) ? { ...person, strikeAsked: '' } : person,
    );
    const changes = { ...changesOf(ctx, row, wish, whole), ...sharingOf(ctx, row, wish, participants) };
    if (wish.participantIds) {
      replaceParticipants(tx, row, wanted, ctx.now);
      await tellParticipants(tx, ctx, row, wanted);
    }
    changeMeeting(tx, row, changes);
    if (changes.minutes) {
      removeTasksBut(tx, row, changes.minutes.actions);
      planEnd(tx, row, ctx.now);
    }
    const audios = withAudio(tx, ctx, { ...kept, ...changes }, wish, added);
    if (answered.size > 0) {
      answerStrikes(tx, row, [...answered]);
      const asked = kept.participants.filter(({ id, strikeAsked }) => answered.has(id) && strikeAsked);
      await tellAnswered(
        tx,
        ctx,
        row,
        asked.map(({ id }) => id),
      );
    }
    const changed = { ...kept, ...changes, participants, audios };
    const shown = wish.strike ? await struck(tx, ctx, row, changed, wish.strike) : changed;
    return presentMeeting(shown, readerOf(ctx), sign);
  });
});

/** The recordings of a meeting with the one that is added to it. */
function withAudio(
  tx: Transaction,
  { actor: { userId }, now }: Context,
  { id, minutes, audios }: WholeMeeting,
  wish: Wish,
  added: readonly AudioRow[],
): WholeMeeting['audios'] {
  const shown = minutes ? withEnd(audios, now) : audios;
  checkFound(wish, added);
  if (added.length === 0) return shown;
  const there = new Set(audios.map((audio) => audio.recordingId ?? audio.id));
  if (there.size >= MAX_AUDIOS) {
    const field = wish.audioId === undefined ? 'recordingId' : 'audioId';
    throw refuseField(field, 'audiosTooMany', { maximum: MAX_AUDIOS });
  }
  const changes = { meetingId: id, eraseAt: minutes && eraseAfterMinutes(now) };
  for (const audio of added)
    changeAudio(tx, authorize(audio, audio.ownerId === userId, 'audioNotFound'), changes);
  return [...shown, ...added.map((audio) => ({ ...audio, ...changes }))];
}

function changesOf(ctx: Context, meeting: MeetingRow, wish: Wish, whole: readonly StoredLine[] | undefined) {
  const { title, date, share, lines, rename, minutes } = wish;
  if (whole && meeting.minutes) throw refuseField('transcript', 'transcriptFixed');
  if (whole && meeting.transcript.some(({ isStruck }) => isStruck))
    throw refuseField('transcript', 'transcriptStruck');
  const isRewritten = lines !== undefined || rename !== undefined;
  const transcript = isRewritten
    ? rewriteLines(whole ?? meeting.transcript, lines ?? [], rename)
    : (whole ?? meeting.transcript);
  return {
    ...(title !== undefined && { title }),
    ...(date !== undefined && { heldOn: date }),
    ...(share !== undefined && { share }),
    ...((whole || isRewritten) && { transcript }),
    ...(minutes && { minutes: minutesOf(ctx, meeting, minutes, transcript) }),
    version: meeting.version + 1,
  };
}

/** The same without lines that its owner strikes. */
async function struck(
  tx: Transaction,
  ctx: Context,
  row: Authorized<MeetingRow>,
  meeting: WholeMeeting,
  lines: readonly number[],
): Promise<WholeMeeting> {
  if (lines.some((line) => meeting.transcript[line]?.isStruck ?? line >= meeting.transcript.length))
    throw refuseField('strike', 'meetingLineNotFound');
  const left = await strike(tx, ctx, row, { ...meeting, version: row.version }, lines);
  return { ...meeting, ...left };
}

/** From when others read it: who took part has time first, unless they read it already. */
function sharingOf(
  { now }: Context,
  meeting: MeetingRow,
  { share = meeting.share, participantIds }: Wish,
  participants: WholeMeeting['participants'],
): Partial<Pick<MeetingRow, 'sharedFrom'>> {
  if (share === 'nobody') return { sharedFrom: null };
  const isNew = share !== meeting.share || participantIds !== undefined;
  if (!isNew || isOpen(meeting, now)) return {};
  return { sharedFrom: readFrom(participants, meeting.ownerId, now) };
}

function minutesOf(
  { random, now }: Context,
  { minutes: kept }: MeetingRow,
  wish: NonNullable<Wish['minutes']>,
  transcript: readonly StoredLine[],
): StoredMinutes {
  const { summary, decisions, actions, questions, sections = kept?.sections } = wish;
  checkCited(itemsOf(wish), transcript);
  const known = new Set(kept?.actions.map(({ id }) => id));
  const written: StoredMinutes = {
    by: 'owner',
    madeAt: kept?.madeAt ?? now.toISOString(),
    summary,
    decisions,
    questions,
    ...(sections && { sections }),
    actions: actions.map(({ id, ...action }) => ({
      ...action,
      id: id !== undefined && known.has(id) ? id : random.id(),
    })),
  };
  return kept && saySame(kept, written) ? kept : written;
}
