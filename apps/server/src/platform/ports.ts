import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Ai } from './ai/ai.ts';
import type { Transcriber } from './ai/transcriber.ts';
import type { Analysis } from './analysis/analysis.ts';
import type { Clock } from './clock.ts';
import type { Files } from './files.ts';
import type { Holidays } from './holidays.ts';
import type { Hooks } from './hooks.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Oidc } from './oidc.ts';
import type { Passwords } from './passwords.ts';
import type { PersonalData } from './personal-data.ts';
import type { Queue } from './queue.ts';
import type { Random } from './random.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Threads } from './threads/threads.ts';

/** Everything outside the process that the product leans on. */
export type Ports = {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly holidays: Holidays;
  /** What areas do when something happens in areas below them. */
  readonly hooks: Hooks;
  /** What each area keeps about people, lower floors first. */
  readonly personalData: readonly PersonalData[];
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  /** For work that would hold up everyone else. */
  readonly threads: Threads;
  /** What texts are about. */
  readonly analysis: Analysis;
  /** Null where the server has no sign-in provider. */
  readonly oidc: Oidc | null;
  /** Null where the server has no AI provider. */
  readonly ai: Ai | null;
  readonly transcriber: Transcriber | null;
};
