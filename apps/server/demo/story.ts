/**
 * The story the twelve diaries share, so that they agree.
 *
 * - Scale: 38 shops, about 2,100 orders on a normal day in both cities together, some 480 of them in Hangzhou.
 * - Week 4, pilot: 386 orders on Monday, 541 on Friday, 2,310 in the week, no lost tap; 41 complaints,
 *   30 of them about one underground garage. 方姐 runs 三墩菜场; 老周 and his son run 老周水果.
 * - Week 5, incident: Tuesday 08:00 to 08:40 in Hangzhou (midnight by the server's clock). The job that closes
 *   delivery windows, released on Monday after a short review that 林美 approved, took the server's day; sold
 *   windows opened again and 31 orders were double-booked, seven driven twice. 赵一鸣 rolled back.
 * - Week 6: Priya starts on Monday. Post-mortem on Tuesday, led by 林美, 70 minutes. The release checklist starts
 *   with nine items and 赵一鸣 cuts it to seven; item 1: run the same day in Hangzhou and in Lisbon;
 *   item 4: who rolls back, by name. An eighth joins in week 11.
 * - Week 7, peak: Monday 2,900 by noon and 3,600 in all, Thursday 4,312 (1,036 of them in Hangzhou), Friday 3,100.
 * - Week 8, pricing test: per order (12 cents, 0.6 yuan) against per month (39 euros, 299 yuan a shop).
 * - Week 9, Porto: seven shops, Tuesday to Thursday, all seven print. Dona Fernanda (费尔南达太太) is the best known.
 * - Week 10: print and CSV export go live on Thursday, telephone numbers cut to four digits.
 * - Week 11, review by Farol (Henrique and Dulce): a script in the delivery note (Tuesday), an old test machine
 *   with its admin page open (Wednesday), export links that never expire (Thursday). All fixed by Friday.
 * - Week 12, ETA: median error from 11 to 5.4 minutes on old data; three shops on Thursday (5.1, 5.9, 6.3);
 *   all 38 on Friday with 5.6.
 * - Week 13: Coimbra (five shops, nine vans) and 滨江 (four shops) both open on the Monday after; freeze on Friday.
 */

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
