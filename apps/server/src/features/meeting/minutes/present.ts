import type {
  Api,
  MeetingAudio,
  MeetingLine,
  MeetingMineView,
  MeetingMinutes,
  MeetingSummary,
  MeetingView,
  OutputOf,
} from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import { audioKey } from '../recordings/rules.ts';
import type { StoredAudio } from '../recordings/store.ts';
import { decideBy, isOpen, sectionsOf, undecidedOf } from './rules.ts';
import type {
  MeetingHead,
  PreviousMeeting,
  Reader,
  StoredMinutes,
  StoredTemplate,
  WholeMeeting,
} from './store.ts';
import { ownLinesIn } from './striking.rules.ts';

/** What a reader sees of what was said: sensitive words of its team are masked for all but its owner. */
export const maskFor =
  ({ owner }: { readonly owner: { readonly id: string } }, readerId: string, words: string | undefined) =>
  (text: string): string =>
    owner.id === readerId || !words ? text : maskWords(text, [words]);

/** A meeting in a list. */
/** Who reads, and when. */
type Reading = Pick<Reader, 'userId' | 'now'>;

export function presentHead(head: MeetingHead, readerId: string, words: string | undefined): MeetingSummary {
  const { id, teamId, heldOn: date, share, template, hasMinutes, decisions, actions, owner } = head;
  const title = maskFor(head, readerId, words)(head.title);
  const can = { edit: owner.id === readerId };
  return {
    id,
    teamId,
    title,
    date,
    share,
    sharedFrom: head.sharedFrom?.toISOString() ?? null,
    template,
    hasMinutes,
    decisions,
    actions,
    owner: presentPerson(owner),
    can,
  };
}

/** Makes of a path an address that is good for minutes. */
export type SignAddress = (path: string) => string;

/** A meeting with all that was said; those alone who took part hear it. */
export function presentMeeting(
  {
    audios,
    participants,
    taken,
    transcript,
    transcription,
    consentedAt,
    version,
    minutes,
    words,
    previous,
    ...head
  }: WholeMeeting,
  { userId: readerId, now }: Reading,
  sign: SignAddress,
): MeetingView {
  const counts = {
    hasMinutes: minutes !== null,
    decisions: minutes?.decisions.length ?? 0,
    actions: minutes?.actions.length ?? 0,
  };
  const shown = presentHead({ ...head, ...counts }, readerId, words[0]);
  const mask = maskFor(head, readerId, words[0]);
  const isShared = isOpen(head, now);
  return {
    ...shown,
    previous: previous && presentPrevious(previous, readerId, words[0]),
    undecided: shown.can.edit && !isShared ? undecidedOf(participants, head.owner.id, now).length : 0,
    strikesAsked: shown.can.edit
      ? participants.flatMap((person) =>
          person.strikeAsked ? [{ ...presentPerson(person), text: person.strikeAsked }] : [],
        )
      : [],
    participants: participants.map(presentPerson),
    deletionAskedBy: shown.can.edit
      ? participants.filter(({ deletionAskedAt }) => deletionAskedAt).map(presentPerson)
      : [],
    transcript: transcript.map(
      ({ speaker, text, at, audioId = null, isStruck = false }): MeetingLine => ({
        speaker: mask(speaker),
        text: mask(text),
        at,
        audioId,
        isStruck,
      }),
    ),
    audios:
      shown.can.edit || participants.some(({ id }) => id === readerId)
        ? audios.map((audio) => presentAudio(audio, sign))
        : [],
    minutes: minutes && presentMinutes(minutes, taken, mask),
    transcription: shown.can.edit ? presentTranscription(transcription, audios) : null,
    consentedAt: consentedAt?.toISOString() ?? null,
    version,
  };
}

/** What a meeting has of one of those who took part. */
export function presentMine(meeting: WholeMeeting, { userId: readerId, now }: Reading): MeetingMineView {
  const { id, teamId, heldOn: date, owner, participants, transcript, consentedAt, sharedFrom } = meeting;
  const mask = maskFor(meeting, readerId, meeting.words[0]);
  const me = participants.find((person) => person.id === readerId);
  const asked = me?.deletionAskedAt;
  return {
    id,
    teamId,
    title: mask(meeting.title),
    date,
    owner: presentPerson(owner),
    participants: participants.map(presentPerson),
    consentedAt: consentedAt?.toISOString() ?? null,
    lines: ownLinesIn(meeting, readerId).flatMap((line) => {
      const { text = '', at = null } = transcript[line] ?? {};
      return [{ line, text: mask(text), at }];
    }),
    deletionAskedAt: asked ? new Date(asked).toISOString() : null,
    decideBy: (me && owner.id !== readerId && decideBy(me)?.toISOString()) || null,
    strikeAsked: me?.strikeAsked ?? '',
    sharedFrom: sharedFrom?.toISOString() ?? null,
    can: { strike: !isOpen(meeting, now) },
  };
}

function presentAudio(
  { id, file, mediaType, bytes, eraseAt, kept, recordingId, segment, milliseconds }: StoredAudio,
  sign: SignAddress,
): MeetingAudio {
  const ends = eraseAt === null ? null : new Date(eraseAt).toISOString();
  return {
    id,
    mediaType,
    bytes,
    kept,
    url: bytes === 0 ? null : sign(`/files/${audioKey(file)}`),
    eraseAt: ends,
    segment:
      recordingId === null ? null : { recordingId, number: segment ?? 0, milliseconds: milliseconds ?? 0 },
  };
}

/** What a meeting takes over from the one before it: its decisions, and what became of its tasks. */
function presentPrevious(
  { id, ownerId, title, date, minutes, taken }: PreviousMeeting,
  readerId: string,
  words: string | undefined,
): NonNullable<MeetingView['previous']> {
  const mask = maskFor({ owner: { id: ownerId } }, readerId, words);
  return {
    id,
    title: mask(title),
    date,
    decisions: (minutes?.decisions ?? []).map(({ text }) => mask(text)),
    actions: (minutes?.actions ?? []).map((action) => {
      const task = taken.find(({ actionId }) => actionId === action.id);
      const isOver = task?.status === 'done' || task?.status === 'dropped';
      return {
        text: mask(action.text),
        owner: mask(action.owner),
        due: action.due,
        takenBy: task ? presentPerson(task) : null,
        state: !task ? 'open' : isOver ? task.status : 'taken',
      };
    }),
  };
}

function presentTranscription(
  state: WholeMeeting['transcription'],
  audios: readonly StoredAudio[],
): MeetingView['transcription'] {
  const done = audios.filter(({ writtenAt }) => writtenAt !== null).length;
  return done === audios.length ? null : { state: state ?? 'waiting', done, total: audios.length };
}

function presentMinutes(
  minutes: StoredMinutes,
  taken: WholeMeeting['taken'],
  mask: (text: string) => string,
): MeetingMinutes {
  const { by, madeAt, summary, decisions, actions, questions } = minutes;
  const show = ({ text, lines }: StoredMinutes['summary'][number]) => ({
    text: mask(text),
    lines: [...lines],
  });
  return {
    by,
    madeAt,
    summary: summary.map(show),
    decisions: decisions.map(show),
    questions: questions.map(show),
    sections: sectionsOf(minutes).map(({ heading, title, items }) => ({
      heading,
      title: mask(title),
      items: items.map(show),
    })),
    actions: actions.map(({ id, owner, due, ...item }) => {
      const person = taken.find(({ actionId }) => actionId === id);
      return { ...show(item), id, owner: mask(owner), due, takenBy: person ? presentPerson(person) : null };
    }),
  };
}

/** A team’s own templates as its members have them. */
export const presentTemplates = ({
  templates,
  version,
}: {
  readonly templates: readonly StoredTemplate[];
  readonly version: number;
}): OutputOf<Api['meeting']['templates']> => ({
  templates: templates.map(({ id, name, headings }) => ({
    id,
    name,
    headings: headings.map(({ heading, title }) => ({ heading, title })),
  })),
  version,
});
