/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const DAY_MINUTES = 24 * 60;

/** A day begins at 04:00; a time of day is in minutes since then. */
export const atHour = (hour: number) => (hour - 4) * 60;

/** Someone who opens an entry, and perhaps says something without a name; all in minutes since the first day began. */
export type Arrival = { readonly reader: number; readonly opens: number; readonly writes: number | null };

/** An entry of a member, with those who come to it. */
export type Entry = { readonly author: number; readonly published: number; readonly arrivals: Arrival[] };

type Habits = {
  readonly members: number;
  readonly days: number;
  /** Without quiet days and vacations, and with few stragglers. */
  readonly ordinary?: boolean;
  /** The share of people who open it at all: diaries are read by everyone, questions by fewer. */
  readonly reads?: number;
  /** How often a reader says something without a name. */
  readonly speaks?: number;
};

/** How many readers come in the hours after an entry, how many on the next day, and who writes a day after reading. */
const USUAL = { prompt: 0.86, nextDay: 0.09, comesBack: 0.08, here: 0.97 };
const ORDINARY = { prompt: 0.95, nextDay: 0.04, comesBack: 0.03, here: 0.99 };

/**
 * The days of a team as people have them: entries at the end of the working day, most readers within two hours,
 * stragglers in the next days, weekends and quiet days with few people, and one member on vacation each week.
 */
export function arrivalsOf(
  { members, days, ordinary = false, reads = 1, speaks = 0.25 }: Habits,
  chance: () => number,
) {
  const habits = ordinary ? ORDINARY : USUAL;
  const people = Array.from({ length: members }, (_, index) => index);
  const isWorking = (day: number) => day % 7 < 5;
  const away = people.map(() => new Set<number>());
  if (!ordinary) {
    for (let week = 0; week * 7 < days; week += 1) {
      const absent = away[Math.floor(chance() * members)];
      for (let day = week * 7; day < week * 7 + 7; day += 1) absent?.add(day);
    }
  }
  const quiet = new Set(
    Array.from({ length: days }, (_, day) => day).filter(() => !ordinary && chance() < 0.1),
  );
  const isHere = (who: number, day: number) =>
    !away[who]?.has(day) && chance() < (quiet.has(day) || !isWorking(day) ? 0.12 : habits.here);
  const entries: Entry[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const author of people) {
      if (!isWorking(day) || !isHere(author, day)) continue;
      const published = day * DAY_MINUTES + atHour(16.5) + chance() * 120;
      entries.push({
        author,
        published,
        arrivals: people.flatMap((reader) => arrive(reader, author, published)),
      });
    }
  }
  return entries;

  function arrive(reader: number, author: number, published: number): Arrival[] {
    if (reader === author || (reads < 1 && chance() >= reads)) return [];
    const day = Math.floor(published / DAY_MINUTES);
    const kind = chance();
    let [on, opens] = [day, published - Math.log(1 - chance()) * 40];
    const isPrompt = kind < habits.prompt && isHere(reader, day);
    if (!isPrompt) {
      on = day + 1 + (kind < habits.prompt + habits.nextDay ? 0 : Math.floor(chance() * 4));
      while (on < day + 21 && !isHere(reader, on)) on += 1;
      opens = on * DAY_MINUTES + atHour(8.5) + chance() * 180;
    }
    if (on >= days) return [];
    const isLater = chance() < habits.comesBack;
    const writes = opens + (isLater ? DAY_MINUTES * (0.8 + chance() * 0.4) : 1 + chance() * 8);
    return [{ reader, opens, writes: chance() < speaks ? writes : null }];
  }
}
