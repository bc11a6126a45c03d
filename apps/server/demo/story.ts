/** One diary entry; `late` marks one that was written after its day had closed. */
export type DemoEntry = { summary: string; learnings?: string; nextTasks?: readonly string[]; late?: true };

/** What one day holds: an entry, or why there is none. */
export type DemoDay = DemoEntry | 'vacation' | 'missed';

/** Monday to Friday of one week. */
export type DemoWeek = readonly [DemoDay, DemoDay, DemoDay, DemoDay, DemoDay];

/**
 * A member of the demo team with a diary of up to thirteen weeks, oldest first.
 * Shorter diaries (newcomers) align to the end; the last week is the current one, to be cut at today.
 */
export type DemoPerson = {
  email: string;
  name: string;
  locale: 'en' | 'zh';
  /** IANA time zone, for example `Europe/Lisbon`. */
  timezone: string;
  role: 'owner' | 'admin' | 'member';
  title: string;
  weeks: readonly DemoWeek[];
};
