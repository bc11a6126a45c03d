import { createHash } from 'node:crypto';
import { addDays, type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { sectionsOf } from '../sections.ts';

/** What both servers hold before the measurement. Everything has a number, from 0; each server has its own ids. */
const TEAMS = 20;
export const TEAM_SIZE = 50;
export const PEOPLE = TEAMS * TEAM_SIZE;
export const DIARIES = 20_000;
const COMMENTS = 10_000;
const LIKES = 20_000;

/** How many diaries have comments, and how many have likes, each the same number of them. */
export const DISCUSSED = 2_500;
const LIKED = 5_000;

/** The newest diary is so many days old: the days after it are still open for publishing during the measurement. */
const DAYS_BEFORE = 10;
const DAY_BEGINS_AT_HOUR = 4;

type Person = { readonly n: number; readonly team: number; readonly name: string };
type Diary = {
  readonly n: number;
  readonly author: number;
  readonly team: number;
  readonly day: DiaryDay;
  readonly sections: ReturnType<typeof sectionsOf>;
};
type Comment = { readonly n: number; readonly diary: number; readonly author: number; readonly text: string };
type Like = { readonly diary: number; readonly person: number };

export type Population = {
  /** The newest day that can be written. */
  readonly today: DiaryDay;
  readonly teams: readonly { readonly n: number }[];
  readonly people: readonly Person[];
  /** The SHA-256 of each person's token. */
  readonly tokens: readonly { readonly n: number; readonly hash: string }[];
  readonly diaries: readonly Diary[];
  readonly comments: readonly Comment[];
  readonly likes: readonly Like[];
};

/** 20 teams of 50, who wrote 20,000 diaries, 10,000 comments and 20,000 likes until ten days ago. */
export function populate(): Population {
  const today = parseDiaryDay(
    new Date(Date.now() - DAY_BEGINS_AT_HOUR * 3_600_000).toISOString().slice(0, 10),
  );
  return {
    today,
    teams: numbers(TEAMS).map((n) => ({ n })),
    people: numbers(PEOPLE).map((n) => ({ n, team: teamOf(n), name: `Grower ${n}` })),
    tokens: numbers(PEOPLE).map((n) => ({
      n,
      hash: createHash('sha256').update(tokenOf(n)).digest('base64url'),
    })),
    diaries: numbers(DIARIES).map((n) => ({
      n,
      author: authorOf(n),
      team: teamOf(authorOf(n)),
      day: addDays(today, -DAYS_BEFORE - (DIARIES / PEOPLE - 1 - Math.floor(n / PEOPLE))),
      sections: sectionsOf(n),
    })),
    comments: numbers(COMMENTS).map((n) => {
      const diary = discussed(n % DISCUSSED);
      return {
        n,
        diary,
        author: teammate(authorOf(diary), n),
        text: `Crates are sold on Thursdays too, says the third grocer; I noted ${n} and will ask again.`,
      };
    }),
    likes: numbers(LIKES).map((n) => {
      const diary = liked(n % LIKED);
      return { diary, person: teammate(authorOf(diary), Math.floor(n / LIKED)) };
    }),
  };
}

/** A diary with comments. */
export function discussed(n: number): number {
  return spread(n, DIARIES / DISCUSSED);
}

function liked(n: number): number {
  return spread(n, DIARIES / LIKED);
}

/** Takes one of each `step` diaries, at changing places, so that they are of different people. */
function spread(n: number, step: number): number {
  return n * step + (n % step);
}

export function authorOf(diary: number): number {
  return diary % PEOPLE;
}

export function teamOf(person: number): number {
  return Math.floor(person / TEAM_SIZE);
}

/** Another member of the same team; the `turn` chooses which. */
export function teammate(person: number, turn: number): number {
  const place = ((person % TEAM_SIZE) + 1 + (turn % (TEAM_SIZE - 1))) % TEAM_SIZE;
  return teamOf(person) * TEAM_SIZE + place;
}

/** As long as the product's tokens. */
export function tokenOf(person: number): string {
  return createHash('sha256').update(`token of ${person}`).digest('base64url');
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

/** Rows of one statement. */
const BATCH = 2_000;

/** Inserts rows by a statement that gets them as one value, a JSON array. */
export async function insertRows(
  query: (sql: string, values: readonly [string]) => Promise<unknown>,
  rows: readonly object[],
  sql: string,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await query(sql, [JSON.stringify(rows.slice(from, from + BATCH))]);
  }
}
