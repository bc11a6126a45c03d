import { setTimeout as pause } from 'node:timers/promises';

/** Where the server takes the time from. */
export type Clock = {
  now(): Date;
  /** Resolves so many milliseconds later. */
  wait(milliseconds: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  wait: async (milliseconds) => pause(milliseconds),
};

/** A clock that stands still until it is moved; who waits moves it. */
export class SettableClock implements Clock {
  #now: number;
  constructor(start: Date | string = '2026-03-31T09:00:00.000Z') {
    this.#now = new Date(start).getTime();
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(instant: Date | string): void {
    this.#now = new Date(instant).getTime();
  }
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds);
  }
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant so many milliseconds away. */
export function shift(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

/** The beginning of an instant's day (UTC): as much as is kept of when someone was here. */
export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / DAY) * DAY);
}
