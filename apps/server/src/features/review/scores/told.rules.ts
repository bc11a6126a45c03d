import { LEAST_PEOPLE } from '../rules.ts';

/** A day of someone whose score may be told. */
export type ScoredDay = {
  readonly diaryId: string;
  readonly userId: string;
  readonly score: number;
  /** The cell in which it was told before, where it was. */
  readonly cell: number | null;
  /** Whether the score is what the team settled on, which is told nowhere else. */
  readonly isSettled: boolean;
};

/** How many days a cell has, and of how many people at least. */
export type CellSize = { readonly people: number; readonly days: number };

/** Stands for the cell of a day that was told with another score since. */
export const TOLD_OTHERWISE = 0;

/**
 * What was told of the scores of days, by all teams and departments together. Each sum that is told cuts the days into those
 * that it is of and the others; days that no sum cuts apart are a cell. Whatever is added, subtracted or compared, nothing
 * smaller than a cell can be worked out, so each of them has five people at least.
 */
export class ToldCells {
  readonly #cells: Map<number, CellSize>;
  readonly #changed = new Set<number>();
  readonly #moved = new Map<string, { readonly day: ScoredDay; readonly cell: number }>();
  readonly #first: number;
  #last: number;

  /**
   * @param cells those that days may be in which are looked at now
   * @param last the highest number that a cell has
   */
  constructor(cells: ReadonlyMap<number, CellSize> = new Map(), last = 0) {
    this.#cells = new Map(cells);
    this.#first = last + 1;
    this.#last = last;
  }

  /** Which of some days may be told in one sum: of each cell all, or so many that five people are on both sides. */
  tellable(days: readonly ScoredDay[]): ScoredDay[] {
    return [...this.#byCell(days)].flatMap(([cell, those]) => (this.#mayTell(cell, those) ? those : []));
  }

  /** Tells some days in one sum, all of which may be told. */
  tell(days: readonly ScoredDay[]): void {
    for (const [cell, those] of this.#byCell(days)) {
      const from = cell === null ? undefined : this.#cells.get(cell);
      if (from?.days === those.length) continue;
      const people = countPeople(those);
      this.#last += 1;
      this.#set(this.#last, { people, days: those.length });
      // Someone may have days on both sides; how many of those who stay are on that side alone is what is known.
      if (cell !== null && from)
        this.#set(cell, { people: from.people - people, days: from.days - those.length });
      for (const day of those) this.#moved.set(day.diaryId, { day, cell: this.#last });
    }
  }

  /** What changed: cells with their sizes, and days with the cell that they are in now. */
  changes() {
    return {
      cells: [...this.#changed].map((id) => ({
        id,
        isNew: id >= this.#first,
        ...(this.#cells.get(id) as CellSize),
      })),
      days: [...this.#moved.values()].map(({ day, cell }) => ({
        diaryId: day.diaryId,
        score: day.score,
        isSettled: day.isSettled,
        cell: day.isSettled ? TOLD_OTHERWISE : cell,
      })),
    };
  }

  #byCell(days: readonly ScoredDay[]) {
    return Map.groupBy(days, ({ diaryId, cell }) => this.#moved.get(diaryId)?.cell ?? cell);
  }

  #mayTell(cell: number | null, those: readonly ScoredDay[]): boolean {
    const people = countPeople(those);
    if (cell === null) return people >= LEAST_PEOPLE;
    const whole = this.#cells.get(cell);
    // It was told with another score, or so long ago that its cell is gone.
    if (!whole) return false;
    const isWhole = whole.days === those.length;
    return isWhole || (people >= LEAST_PEOPLE && whole.people - people >= LEAST_PEOPLE);
  }

  #set(id: number, size: CellSize): void {
    this.#cells.set(id, size);
    this.#changed.add(id);
  }
}

export const countPeople = (days: readonly { readonly userId: string }[]): number =>
  new Set(days.map(({ userId }) => userId)).size;
