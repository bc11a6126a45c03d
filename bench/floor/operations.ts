import { addDays } from '@garden/calendar';
import { api, type Endpoint, type OutputOf } from '@garden/contract';
import type { Shot } from '../load.ts';
import { sectionsOf } from '../sections.ts';
import { idOf } from './fill-product.ts';
import {
  authorOf,
  DIARIES,
  DISCUSSED,
  discussed,
  PEOPLE,
  type Population,
  teammate,
  teamOf,
  tokenOf,
} from './population.ts';

/** What people ask a server for, as a request to the product and to the floor. */
export type Operation = {
  readonly name: string;
  /** The n-th request; each write needs a new one. */
  readonly product: (n: number) => Shot;
  readonly floor: (n: number) => Shot;
  /** The content of the (last) answer in a common form, to check that both servers say the same. */
  readonly says: { product(answer: unknown): unknown; floor(answer: unknown): unknown };
  /** The number of different requests of a round. Reads start again after them; writes stop. */
  readonly most: number;
  readonly writes: boolean;
};

const DIFFERENT = 5_000;
/** People can publish eight days: 8,000 diaries for all rounds together. */
const PUBLISHED_EACH_ROUND = 500;
const FEED_ROWS = '20';
/** A prime, so that requests that follow each other go to different teams. */
const STEP = 7_919;

/** @param population what both servers were filled with */
export function operationsOn({ today }: Population): readonly Operation[] {
  return [
    {
      name: 'newest 20 of a team',
      product: (n) =>
        get(api.diary.recently, reader(n), { teamId: idOf('team', teamOf(reader(n))), limit: FEED_ROWS }),
      floor: (n) => floorGet(`/teams/${teamOf(reader(n))}/diaries`, reader(n)),
      says: {
        product: (answer) => told<OutputOf<typeof api.diary.recently>>(answer).items.map(productDiary),
        floor: (answer) => told<FloorItems<FloorDiary>>(answer).items.map(floorDiary),
      },
      most: DIFFERENT,
      writes: false,
    },
    {
      name: 'a diary with its comments',
      product: (n) => {
        const { diary, person } = opening(n);
        const object = { kind: 'diary', objectId: idOf('diary', diary) };
        return {
          ...post(api.diary.get, person, { diaryId: idOf('diary', diary) }),
          next: get(api.comment.gets, person, object),
        };
      },
      floor: (n) => {
        const { diary, person } = opening(n);
        return {
          ...floorGet(`/diaries/${diary}`, person),
          next: floorGet(`/diaries/${diary}/comments`, person),
        };
      },
      says: {
        product: (answer) => {
          const { items, total } = told<OutputOf<typeof api.comment.gets>>(answer);
          return { total, items: items.map(({ author, text }) => [author?.name, text]) };
        },
        floor: (answer) => {
          const { items, total } = told<FloorItems<FloorComment>>(answer);
          return { total, items: items.map(({ author, text }) => [author.name, text]) };
        },
      },
      most: DIFFERENT,
      writes: false,
    },
    {
      name: 'unread total',
      product: (n) => get(api.notice.total, reader(n), {}),
      floor: (n) => floorGet('/notices/total', reader(n)),
      says: { product: told, floor: told },
      most: PEOPLE,
      writes: false,
    },
    {
      name: 'a comment by name',
      product: (n) => {
        const { diary, person } = remark(n);
        const object = { kind: 'diary', objectId: idOf('diary', diary) };
        return post(api.comment.add, person, { ...object, text: remarkText(n) });
      },
      floor: (n) => {
        const { diary, person } = remark(n);
        return floorPost(`/diaries/${diary}/comments`, person, { text: remarkText(n) });
      },
      says: {
        product: (answer) => {
          const { comment } = told<OutputOf<typeof api.comment.add>>(answer);
          return [comment?.author?.name, comment?.text];
        },
        floor: (answer) => {
          const { author, text } = told<FloorComment>(answer);
          return [author.name, text];
        },
      },
      most: DIFFERENT,
      writes: true,
    },
    {
      name: 'a publish',
      product: (n) =>
        post(api.diary.publish, n % PEOPLE, {
          day: addDays(today, -Math.floor(n / PEOPLE)),
          sections: sectionsOf(n),
        }),
      floor: (n) =>
        floorPost('/diaries', n % PEOPLE, {
          teamId: teamOf(n % PEOPLE),
          day: addDays(today, -Math.floor(n / PEOPLE)),
          sections: sectionsOf(n),
        }),
      says: {
        product: (answer) => productDiary(told<OutputOf<typeof api.diary.publish>>(answer)),
        floor: (answer) => floorDiary(told<FloorDiary>(answer)),
      },
      most: PUBLISHED_EACH_ROUND,
      writes: true,
    },
  ];
}

function reader(n: number): number {
  return (n * STEP) % PEOPLE;
}

/** A diary with comments, and a teammate of its author who opens it. */
function opening(n: number): { diary: number; person: number } {
  const diary = discussed((n * STEP) % DISCUSSED);
  return { diary, person: teammate(authorOf(diary), Math.floor(n / DISCUSSED) + n) };
}

/** A diary, and a teammate of its author who comments on it. */
function remark(n: number): { diary: number; person: number } {
  const diary = (n * STEP) % DIARIES;
  return { diary, person: teammate(authorOf(diary), n) };
}

function remarkText(n: number): string {
  return `The lists of both shops agree now; order ${n} can go out as it is.`;
}

function get({ path }: Endpoint, person: number, query: Readonly<Record<string, string>>): Shot {
  return { method: 'GET', path: `/api/${path}?${new URLSearchParams(query)}`, token: tokenOf(person) };
}

function post({ path }: Endpoint, person: number, input: object): Shot {
  return { method: 'POST', path: `/api/${path}`, token: tokenOf(person), body: JSON.stringify(input) };
}

function floorGet(path: string, person: number): Shot {
  return { method: 'GET', path, token: tokenOf(person) };
}

function floorPost(path: string, person: number, input: object): Shot {
  return { method: 'POST', path, token: tokenOf(person), body: JSON.stringify(input) };
}

type FloorItems<T> = { readonly items: readonly T[]; readonly total: number };
type FloorDiary = {
  readonly author: { readonly name: string };
  readonly day: string;
  readonly sections: { readonly summary: string };
  readonly comments: number;
  readonly likes: number;
  readonly liked: boolean;
};
type FloorComment = { readonly author: { readonly name: string }; readonly text: string };

function floorDiary({ author, day, sections, comments, likes, liked }: FloorDiary) {
  return [author.name, day, sections.summary, comments, likes, liked];
}

function productDiary({ author, day, sections, talk }: OutputOf<typeof api.diary.publish>) {
  const [likes] = talk.reactions;
  return [author.name, day, sections.summary, talk.comments, likes?.count ?? 0, likes?.mine ?? false];
}

/** Both servers put the content into `data`; the caller knows its type. */
function told<T>(answer: unknown): T {
  return Object(answer).data as T;
}
