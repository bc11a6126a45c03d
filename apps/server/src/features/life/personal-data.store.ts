import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { activities } from '../../db/schema/life.ts';
import { inPages, type PersonalData, personal } from '../../platform/personal-data.ts';

/** Topics that people gave their teams. */
export const lifeData: PersonalData = {
  tables: [
    personal(activities, {
      people: {
        createdBy: {
          kept: 'a topic stays with the team that writes about it, without the name of who gave it',
        },
      },
      shared: ['title', 'prompt'],
      archive: 'topics.json',
    }),
  ],

  /** Topics belong to their teams, whose administrators can bring deleted ones back for a while. */
  async erase() {},

  async *export({ db }, { id }) {
    yield { path: 'topics.json', rows: readTopics(db, id) };
  },
};

function readTopics(db: Database, createdBy: string) {
  const { id, teamId, title, prompt, startsOn, endsOn, createdAt, deletedAt: hiddenAt } = activities;
  return inPages((after: { readonly id: string } | undefined, limit) =>
    db
      .select({ id, teamId, title, prompt, startsOn, endsOn, createdAt, hiddenAt })
      .from(activities)
      .where(and(eq(activities.createdBy, createdBy), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
