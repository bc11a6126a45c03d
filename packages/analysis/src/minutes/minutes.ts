import { phrases } from '@garden/rubric/tables/compile';
import { holds } from '../marks.ts';
import { phraseKeys } from '../phrases.ts';
import { dueDayIn } from './due-day.ts';
import * as tables from './tables.ts';

/** What one person says at a time. */
export type Turn = { readonly speaker: string; readonly text: string };

export type Decision = { readonly line: number };
export type Action = {
  readonly line: number;
  readonly owner: string;
  /** ISO date; null where no day is named. */
  readonly due: string | null;
};

const table = ({ en, zh }: { readonly en: string; readonly zh: string }) => phrases(en, zh);
const decided = table(tables.decided);
const undecided = table(tables.undecided);
const iTakeIt = table(tables.iTakeIt);
const iDoNot = table(tables.iDoNot);
const request = table(tables.request);
const refusal = table(tables.refusal);

const refuses = new RegExp(`^(?:${refusal.latin.source}|${refusal.han.source})`, 'u');

/** Speakers by whose names someone is asked; meetings of more name hardly anyone. */
const MOST_SPEAKERS = 300;
/** A decision is revised by one of so many that follow it. */
const DECISIONS_AHEAD = 100;

const normalise = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The lines that decide something; of two about the same thing, where the later one revises, the later alone. */
export function decisionsIn(turns: readonly Turn[]): Decision[] {
  const talk = talkOf(turns);
  const found = turns.flatMap((turn, line): Decided[] => {
    const text = normalise(turn.text);
    if (!isDecision(text) || taskOf(talk, line)) return [];
    return [{ line, keys: new Set(phraseKeys(text, talk.names)), isAnother: ANOTHER.test(text) }];
  });
  return found
    .filter((decision, at) => {
      const following = found.slice(at + 1, at + 1 + DECISIONS_AHEAD);
      return !following.some((later) => revises(later, decision));
    })
    .map(({ line }) => ({ line }));
}

type Decided = Decision & {
  /** What it is about. */
  readonly keys: ReadonlySet<string>;
  /** It says that it takes the place of another one. */
  readonly isAnother: boolean;
};
const ANOTHER = /instead|改到|改成|改为|after all/u;

const isDecision = (text: string): boolean =>
  !/[?？]$/u.test(text) && holds(decided, text) && !holds(undecided, text);

/** A later decision about the same thing: it says that it is another one, or says most of it again. */
function revises(later: Decided, { keys }: Decided): boolean {
  let shared = 0;
  for (const key of later.keys) if (keys.has(key)) shared += 1;
  return shared > 0 && (later.isAnother || (shared > 1 && shared * 2 >= keys.size));
}

/** The lines by which someone takes a task on, or is asked to and does not refuse, each with its owner and its day. */
export function actionsIn(turns: readonly Turn[], date: string): Action[] {
  const talk = talkOf(turns);
  return turns.flatMap(({ text }, line) => {
    const owner = taskOf(talk, line);
    return owner === undefined ? [] : [{ line, owner, due: dueDayIn(text, date) }];
  });
}

/** What was said, with who said something: gathered once for all lines. */
type Talk = {
  readonly turns: readonly Turn[];
  readonly names: ReadonlySet<string>;
  /** In the order in which they speak, each with the name in lower case. */
  readonly speakers: readonly { readonly speaker: string; readonly name: string }[];
};

function talkOf(turns: readonly Turn[]): Talk {
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))].map((speaker) => ({
    speaker,
    name: speaker.toLowerCase(),
  }));
  return {
    turns,
    names: new Set(speakers.map(({ name }) => name)),
    speakers: speakers.slice(0, MOST_SPEAKERS),
  };
}

function taskOf(talk: Talk, line: number): string | undefined {
  const turn = talk.turns[line];
  if (turn === undefined) return undefined;
  const text = normalise(turn.text);
  if (holds(iTakeIt, text) && !holds(iDoNot, text) && !/[?？]$/u.test(text)) return turn.speaker;
  if (!holds(request, text)) return undefined;
  const asked = askedIn(talk, line, text);
  const answer = talk.turns[line + 1];
  const isRefused = answer !== undefined && answer.speaker === asked && refuses.test(normalise(answer.text));
  return isRefused ? undefined : asked;
}

/** Who is spoken to: by name, or the speaker before where a request names no one. */
function askedIn({ turns, speakers }: Talk, line: number, text: string): string | undefined {
  const own = turns[line]?.speaker;
  const named = speakers.find(({ speaker, name }) => speaker !== own && isCalled(text, name));
  if (named !== undefined) return named.speaker;
  const before = turns[line - 1];
  const isToLast =
    /^(?:do that|please do|then do)\b|就(?:找|问|订|用)[^。]{1,12}[,，](?:今天|明天|马上)/u.test(text);
  return isToLast ? before?.speaker : undefined;
}

/** A name with a comma beside it, or at the head of a request. */
function isCalled(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const after = text.slice(at + name.length).trimStart();
  const before = text.slice(0, at).trimEnd();
  return /^[,，]|^你/u.test(after) || /[,，]$/u.test(before);
}
