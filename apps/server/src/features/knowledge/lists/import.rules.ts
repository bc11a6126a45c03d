import { type DiaryDay, isDiaryDay } from '@garden/calendar';
import { type Api, api, type OutputOf } from '@garden/contract';
import type { ListName, ReadItem } from './markdown.rules.ts';

/** Why an item is left out. */
export type Fault = OutputOf<Api['lists']['import']>['skipped'][number]['reason'];

/** An item that its list can take. */
export type FitItem = {
  readonly line: number;
  readonly text: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly source: string;
  readonly day: string;
  readonly createdAt: Date;
  readonly solvedAt: Date | null;
};

export type Moment = { readonly today: DiaryDay; readonly now: Date };

const FAULT_OF: Readonly<Record<string, Fault>> = {
  text: 'text',
  question: 'text',
  detail: 'more',
  instead: 'more',
  tags: 'tags',
  source: 'source',
  day: 'day',
};
type Issues = { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
const faultOf = ({ issues }: Issues): Fault => FAULT_OF[String(issues[0]?.path[0])] ?? 'unreadable';

/** An item as its list takes it, or why it does not: the calls that add one by one decide. */
export function judge(list: ListName, item: ReadItem, { today, now }: Moment): FitItem | Fault {
  const told = toldIn(item.more);
  if (typeof told === 'string') return told;
  const { day = today, at, solvedAt, source, tags } = told;
  if (day > today) return 'day';
  const taken = taking[list]({ ...item, day, source, tags });
  if (typeof taken === 'string') return taken;
  const asked = told.day === undefined ? now : `${day}T12:00:00.000Z`;
  return {
    source: '',
    tags: [],
    body: '',
    ...taken,
    line: item.line,
    day,
    createdAt: past(at ?? asked, now),
    solvedAt: solvedAt ? past(solvedAt, now) : null,
  };
}

type Told = Pick<FitItem, 'source' | 'tags'> & {
  readonly day: string | undefined;
  readonly at: string | undefined;
  readonly solvedAt: string | undefined;
};

/** What a mark says; anyone may have written it. */
function toldIn({ day, at, solvedAt, source = '', tags = [] }: ReadItem['more']): Told | Fault {
  const isDay = day === undefined || (typeof day === 'string' && isDiaryDay(day));
  if (!isDay || !isMoment(at) || !isMoment(solvedAt)) return 'day';
  if (typeof source !== 'string') return 'source';
  if (!Array.isArray(tags) || !tags.every((tag): tag is string => typeof tag === 'string')) return 'tags';
  return { day, at, solvedAt, source, tags };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

function isMoment(value: unknown): value is string | undefined {
  if (value === undefined) return true;
  return (
    typeof value === 'string' &&
    MOMENT.test(value) &&
    isDiaryDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
  );
}

type Read = Pick<FitItem, 'text' | 'body' | 'source' | 'tags' | 'day'>;
type Taken = Pick<FitItem, 'text'> & Partial<Read>;

const taking: Readonly<Record<ListName, (read: Read) => Taken | Fault>> = {
  wisdom({ text, source, tags }) {
    const line = api.collection.add.input.safeParse({ text, source, tags });
    if (!line.success) return faultOf(line.error);
    return { text: line.data.text ?? '', source: line.data.source ?? '', tags: line.data.tags ?? [] };
  },
  questions({ text, body }) {
    const asked = api.curious.publish.input.safeParse({ question: text, detail: body });
    return asked.success ? { text: asked.data.question, body: asked.data.detail } : faultOf(asked.error);
  },
  mistakes({ text, body, tags, day }) {
    const mistake = api.mistake.add.input.safeParse({ text, instead: body, tags, day });
    if (!mistake.success) return faultOf(mistake.error);
    return { text: mistake.data.text, body: mistake.data.instead, tags: mistake.data.tags };
  },
};

/** A moment that has been, the present one at the latest. */
function past(moment: string | Date, now: Date): Date {
  const at = new Date(moment);
  return at > now ? now : at;
}
