import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/open-database.ts';
import { auditEntries, auditHeads, events, idempotencyKeys, rateLimits } from '../db/schema/platform.ts';
import { type AccountOwner, impersonal, type PersonalData, personal } from './personal-data.ts';
import { eraseLimits } from './rate-limits.store.ts';

const LIBRARY = 'counters and settings of the job queue itself';

/** What the platform keeps about people for every area: the audit log, live events, first answers, limits and jobs. */
export const platformData: PersonalData = {
  tables: [
    personal(auditEntries, {
      people: {
        scope: 'erased',
        actorId: { kept: 'a team can tell later who changed what; of an erased person the id alone' },
        subjectId: {
          kept: 'a team can tell later who was concerned; of an erased person the id alone',
        },
        details: { kept: 'the chain of hashes covers its ids, names of the team and numbers' },
      },
      shared: ['details'],
      archive: { rows: 'audit.json', without: ['scope', 'actorId', 'subjectId', 'hash'] },
    }),
    personal(auditHeads, {
      people: { scope: 'erased' },
      archive: { none: 'the number and hash of the newest entry in audit.json' },
    }),
    personal(events, {
      people: { audienceId: 'erased' },
      archive: { none: 'says that something changed, never what; gone after 48 hours' },
    }),
    personal(idempotencyKeys, {
      people: { userId: 'erased' },
      archive: { none: 'answers of the last 24 hours, whose content stands in the other files' },
    }),
    personal(rateLimits, {
      people: { key: { erased: 'all limits whose key holds the id' } },
      archive: { none: 'counters that are over within a day' },
    }),
    personal('pgboss.job', {
      people: {
        data: { erased: 'all jobs whose data hold the id' },
        output: { erased: 'all jobs whose output holds the id or the address' },
      },
      archive: { none: 'work under way, which carries ids; gone an hour after it is done' },
    }),
    ...[
      'bam',
      'job_dependency',
      'queue',
      'queue_stats',
      'schedule',
      'subscription',
      'version',
      'warning',
    ].map((name) => impersonal(`pgboss.${name}`, LIBRARY)),
    impersonal('drizzle.__drizzle_migrations', 'which migrations have run'),
  ],

  async erase(tx, person) {
    await eraseJobs(tx, person);
    await eraseLimits(tx, person.id);
  },
};

/** Jobs carry ids; what a mail server answered to one may quote the address. */
async function eraseJobs(tx: Transaction, { id, email }: AccountOwner): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job
    where strpos(data::text, ${id}) > 0 or strpos(output::text, ${id}) > 0
      or strpos(lower(output::text), ${email}) > 0`);
}
