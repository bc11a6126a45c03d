import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isDiskFull } from '../db/errors.ts';
import type { OpenDatabase } from '../db/open-database.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** So far the clocks of servers may be apart. */
const SKEW = MINUTE;

/** Counters in the database are shared by all servers; those of a process only keep one client from taking it over. */
const rules = {
  // Of one account, by who tries: no one uses up what another has.
  signInByRequester: { points: 10, seconds: 15 * MINUTE, shared: true },
  signInByKnownBrowser: { points: 10, seconds: 15 * MINUTE, shared: true },
  signInByAddress: { points: 50, seconds: 15 * MINUTE, shared: true },
  passwordBySession: { points: 10, seconds: 15 * MINUTE, shared: true },
  // Of one account, by all browsers that it does not know: beyond it they wait, and none is refused.
  signInByStrangers: { points: 100, seconds: 60 * MINUTE, shared: true },
  applyByPerson: { points: 30, seconds: DAY, shared: true },
  // A team's name is worth no row for each visitor; beyond it the page says less.
  inviteCodesByAddress: { points: 60, seconds: 60 * MINUTE, shared: false },
  inviteByPerson: { points: 600, seconds: DAY, shared: true },
  inviteByTeam: { points: 1000, seconds: DAY, shared: true },
  inviteMailByAddress: { points: 10, seconds: DAY, shared: true },
  pinByPerson: { points: 5, seconds: MINUTE, shared: true },
  imagesByPerson: { points: 100, seconds: 60 * MINUTE, shared: true },
  audiosByPerson: { points: 60, seconds: 60 * MINUTE, shared: true },
  // Of lists.
  importByPerson: { points: 5000, seconds: DAY, shared: true },
  // A life of days at once, twice over if the first try goes wrong, and less text than so many days could hold.
  importedDaysByPerson: { points: 20_000, seconds: DAY, shared: true },
  importedTextByPerson: { points: 60_000, seconds: DAY, shared: true },
  // A window this short is over before a restart could empty it, and a shared counter would cost a commit of its own.
  commentsByPerson: { points: 30, seconds: MINUTE, shared: false },
  quotesByPerson: { points: 30, seconds: MINUTE, shared: false },
  questionsByPerson: { points: 30, seconds: MINUTE, shared: false },
  // Of these, no counter may outlive the process or be seen in its database.
  anonymousByPerson: { points: 10, seconds: 60 * MINUTE, shared: false },
  anonymousByTeam: { points: 60, seconds: 60 * MINUTE, shared: false },
  // Questions to the AI provider; translations count by their length alone.
  aiByPerson: { points: 20, seconds: 60 * MINUTE, shared: true },
  exportByPerson: { points: 5, seconds: 60 * MINUTE, shared: true },
  callsByPerson: { points: 300, seconds: MINUTE, shared: false },
  callsByAddress: { points: 600, seconds: MINUTE, shared: false },
} as const;

export type RateLimitName = keyof typeof rules;

export type RateLimits = {
  /** Takes one, or as many as told; tells how many seconds to wait where not so many are left, else 0. */
  take(name: RateLimitName, key: string, count?: number): Promise<number>;
  /** Takes one, however many were taken; tells how many of them are more than the allowance. */
  takeBeyond(name: RateLimitName, key: string): Promise<number>;
  /** Forgets what a key has used. */
  clear(name: RateLimitName, key: string): Promise<void>;
};

/** The limiter throws what it refuses with. */
function toOutcome(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}

/** @param scale multiplies every allowance, for tests and load measurements that stand for many people. */
export function createRateLimits(database: OpenDatabase, scale = 1): RateLimits {
  /** Count where the database takes no writes: what a process remembers is better than no limit, or no sign-in. */
  const spares = new Map<RateLimitName, RateLimiterMemory>();
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => {
      const options = { keyPrefix: name, points: rule.points * scale, duration: rule.seconds };
      const spare = new RateLimiterMemory(options);
      spares.set(name as RateLimitName, spare);
      const limiter = rule.shared
        ? new RateLimiterPostgres({
            ...options,
            storeClient: database.pool,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: true,
          })
        : spare;
      return [name, limiter] as const;
    }),
  );
  const limiter = (name: RateLimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no rate limit named ${name}`);
    return found;
  };
  const withRoom = async <T>(
    name: RateLimitName,
    use: (of: RateLimiterAbstract) => Promise<T>,
  ): Promise<T> => {
    try {
      return await use(limiter(name));
    } catch (error) {
      const spare = isDiskFull(error) ? spares.get(name) : undefined;
      if (!spare) throw error;
      return use(spare);
    }
  };
  /** What was consumed, the last one included, and for how long that counts. */
  const consume = async (name: RateLimitName, key: string, count: number): Promise<RateLimiterRes> => {
    const outcome = await withRoom(name, (of) => of.consume(key, count)).catch(toOutcome);
    // A clock that was set back would count what is over until it has caught up.
    if (outcome.msBeforeNext <= (rules[name].seconds + SKEW) * 1000) return outcome;
    await withRoom(name, (of) => of.delete(key));
    return withRoom(name, (of) => of.consume(key, count)).catch(toOutcome);
  };
  return {
    async take(name, key, count = 1) {
      const { consumedPoints, msBeforeNext } = await consume(name, key, count);
      if (consumedPoints <= rules[name].points * scale) return 0;
      return Math.max(1, Math.ceil(msBeforeNext / 1000));
    },
    async takeBeyond(name, key) {
      const { consumedPoints } = await consume(name, key, 1);
      return Math.max(0, consumedPoints - rules[name].points * scale);
    },
    async clear(name, key) {
      await withRoom(name, (of) => of.delete(key));
    },
  };
}
