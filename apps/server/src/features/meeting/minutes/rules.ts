import { type BasicHeading, basicHeadings, headingsOf, STRIKE_HOURS, templateKeys } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';
import { HOUR, shift } from '../../../platform/clock.ts';
import type {
  StoredAction,
  StoredHeading,
  StoredLine,
  StoredMinutes,
  StoredSection,
  StoredTemplate,
} from './store.ts';

/** Decisions, tasks and questions that minutes hold at most, each; a summary is shorter. */
export const MOST_ITEMS = 100;
export const SUMMARY_LINES = 6;

/** The headings of a template; those of the general one where a team’s own is gone. */
export function headingsIn(template: string, own: readonly StoredTemplate[]): readonly StoredHeading[] {
  const chosen = own.find(({ id }) => id === template)?.headings;
  const shipped = templateKeys.find((key) => key === template) ?? 'general';
  return chosen ?? headingsOf[shipped].map((heading) => ({ heading, title: '' }));
}

/** The parts of minutes in their order; what has items and no heading of the template comes last. */
export function sectionsOf(minutes: StoredMinutes): readonly StoredSection[] {
  const kept = minutes.sections ?? basicHeadings.map((heading) => ({ heading, title: '', items: [] }));
  const others = basicHeadings.filter(
    (heading) => minutes[heading].length > 0 && !kept.some((section) => section.heading === heading),
  );
  return [...kept, ...others.map((heading) => ({ heading, title: '', items: [] }))];
}

type Deciding = {
  readonly id: string;
  readonly namedAt?: string | Date | null;
  readonly fineAt?: string | Date | null;
};

/** Until when someone who took part has time to strike what they said; null once they said that all is fine. */
export const decideBy = ({ namedAt, fineAt }: Deciding): Date | null =>
  fineAt || !namedAt ? null : shift(new Date(namedAt), STRIKE_HOURS * HOUR);

/** Those beside its owner who may still strike what they said before others read a meeting. */
export const undecidedOf = <T extends Deciding>(
  participants: readonly T[],
  ownerId: string,
  now: Date,
): T[] => participants.filter((person) => person.id !== ownerId && (decideBy(person) ?? now) > now);

/** From when a shared meeting is read by others: once each who took part has had time, or said that all is fine. */
export const readFrom = (participants: readonly Deciding[], ownerId: string, now: Date): Date =>
  new Date(
    Math.max(
      now.getTime(),
      ...undecidedOf(participants, ownerId, now).map((person) => decideBy(person)?.getTime() ?? 0),
    ),
  );

type Shared = { readonly share: string; readonly sharedFrom: Date | null };

/** Whether others read a meeting by now. */
export const isOpen = ({ share, sharedFrom }: Shared, now: Date): boolean =>
  share !== 'nobody' && (sharedFrom === null || sharedFrom <= now);

type LineWish = {
  readonly line: number;
  readonly speaker?: string | undefined;
  readonly text?: string | undefined;
};
type Rename = { readonly from: string; readonly to: string };

/**
 * A transcript with some lines written anew, and a speaker who gets another name on all of them.
 * @throws Refusal `meetingLineNotFound` at the field `lines`.
 */
export function rewriteLines(
  transcript: readonly StoredLine[],
  lines: readonly LineWish[],
  rename: Rename | undefined,
): StoredLine[] {
  const wishes = new Map(lines.map((wish) => [wish.line, wish]));
  if ([...wishes.keys()].some((line) => transcript[line]?.isStruck ?? line >= transcript.length))
    throw refuseField('lines', 'meetingLineNotFound');
  return transcript.map((line, place) => {
    const { speaker = line.speaker, text = line.text } = wishes.get(place) ?? {};
    return { ...line, text, speaker: rename && speaker === rename.from ? rename.to : speaker };
  });
}

type Cited = { readonly lines: readonly number[] };
type CitedMinutes = Readonly<Record<BasicHeading, readonly Cited[]>> & {
  readonly sections?: readonly { readonly items: readonly Cited[] }[] | undefined;
};

/** Everything in minutes that rests on lines. */
export const itemsOf = ({ summary, decisions, actions, questions, sections = [] }: CitedMinutes): Cited[] => [
  ...[...summary, ...decisions, ...actions, ...questions],
  ...sections.flatMap(({ items }) => items),
];

/**
 * Checks that what minutes rest on is in the transcript.
 * @throws Refusal `meetingLineNotFound` at the field `minutes`.
 */
export function checkCited(items: readonly Cited[], transcript: readonly StoredLine[]): void {
  if (items.some(({ lines }) => lines.some((line) => line >= transcript.length)))
    throw refuseField('minutes', 'meetingLineNotFound');
}

/** Tasks that were made anew have the ids of those that said the same, so that who took one keeps it. */
export function keepTaken(
  made: readonly Omit<StoredAction, 'id'>[],
  before: readonly StoredAction[],
  newId: () => string,
): StoredAction[] {
  const left = [...before];
  return made.map((action) => {
    const same = left.findIndex(({ text, lines }) => text === action.text && lines[0] === action.lines[0]);
    const [kept] = same < 0 ? [] : left.splice(same, 1);
    return { ...action, id: kept?.id ?? newId() };
  });
}

/** Whether minutes say the same, so that they are whose they were. */
export function saySame(one: StoredMinutes, other: StoredMinutes): boolean {
  const said = ({ summary, decisions, actions, questions, sections = [] }: StoredMinutes) => [
    sections.map(({ heading, title, items }) => [
      heading,
      title,
      items.map(({ text, lines }) => [text, lines]),
    ]),
    ...[summary, decisions, questions].map((items) => items.map(({ text, lines }) => [text, lines])),
    actions.map(({ id, text, lines, owner, due }) => [id, text, lines, owner, due]),
  ];
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}
