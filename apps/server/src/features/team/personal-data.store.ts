import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import {
  applications,
  carers,
  departmentMembers,
  departments,
  gatheringMembers,
  gatherings,
  invitations,
  memberRemarks,
  memberships,
  morningNumbers,
  teams,
} from '../../db/schema/team.ts';
import { impersonal, type PersonalData, personal, toJson } from '../../platform/personal-data.ts';
import { readTeamEntries } from './audit/export.store.ts';
import { endInvitations } from './invitations/ending.store.ts';
import { readApplications, readInvitations } from './joining/export.store.ts';
import { listMemberships, readRemarks } from './members/export.store.ts';

/** Who is in which team, and what teams and members keep about one another. */
export const teamData: PersonalData = {
  tables: [
    personal(teams, {
      people: { ownerId: { kept: 'a team that ended with its owner is erased 30 days later, by itself' } },
      shared: ['name', 'avatar', 'calendar', 'dailyQuestions', 'prohibitedWords'],
      hidden: { erased: 'every night, with all that is the team’s' },
      archive: 'teams.json',
    }),
    personal(memberships, {
      people: {
        userId: { kept: 'a team knows that a former member was there, without a name' },
        supervisorId: 'erased',
      },
      archive: 'teams.json',
    }),
    impersonal(
      morningNumbers,
      'numbers of at least five people together, as a team saw them on a morning; of a week also phrases of at least three, and where their sentences stand',
    ),
    personal(departmentMembers, { people: { userId: 'erased' }, archive: 'teams.json' }),
    personal(carers, { people: { userId: 'erased', carerId: 'erased' }, archive: 'teams.json' }),
    personal(memberRemarks, { people: { authorId: 'erased', userId: 'erased' }, archive: 'remarks.json' }),
    personal(applications, {
      people: {
        userId: { kept: 'a team knows how it decided, without the words of the applicant' },
        decidedBy: { kept: 'a team knows how it decided; of an erased administrator the id alone' },
      },
      archive: 'applications.json',
    }),
    personal(invitations, {
      people: {
        email: { erased: 'invitations to the address end' },
        invitedBy: { erased: 'invitations of theirs end' },
      },
      archive: 'invitations.json',
    }),
    personal(gatherings, { people: { hostId: 'erased' }, archive: 'gatherings.json' }),
    personal(gatheringMembers, {
      people: { gatheringId: 'erased', userId: 'erased' },
      archive: 'gatherings.json',
    }),
    impersonal(departments, 'the names of a team’s departments'),
  ],

  /** Runs after the person has left their teams, which `accountErasing` does; those that ended before hold their places. */
  async erase(tx, { id, email }) {
    await tx.update(applications).set({ message: null }).where(eq(applications.userId, id));
    await endInvitations(tx, or(eq(invitations.email, email), eq(invitations.invitedBy, id)));
  },

  async *export({ db }, person) {
    yield { path: 'teams.json', content: toJson(await listMemberships(db, person.id)) };
    yield { path: 'remarks.json', rows: readRemarks(db, person.id) };
    yield { path: 'applications.json', rows: readApplications(db, person.id) };
    yield { path: 'invitations.json', rows: readInvitations(db, person) };
    yield { path: 'gatherings.json', rows: readGatherings(db, person.id) };
    yield { path: 'team-audit.json', rows: readTeamEntries(db, person.id) };
  },
};

/** Those of the last day; older ones are erased. */
async function* readGatherings(db: Database, userId: string) {
  const { hostId, pin, teamId, createdAt } = gatherings;
  const rows = await db
    .select({ hostId, pin, teamId, createdAt, joinedAt: gatheringMembers.joinedAt })
    .from(gatheringMembers)
    .innerJoin(gatherings, eq(gatherings.id, gatheringMembers.gatheringId))
    .where(eq(gatheringMembers.userId, userId));
  for (const { hostId: host, ...gathering } of rows) yield { ...gathering, host: host === userId };
}
