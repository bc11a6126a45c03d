import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const audit = (team: TestTeam, { as = team.owner, limit = 100, cursor }: Asked = {}) =>
  app.call(api.team.audit, { teamId: team.id, limit, ...(cursor && { cursor }) }, { as });
type Asked = { as?: TestPerson; limit?: number; cursor?: string };
const query = (text: string, values: unknown[]) => app.ports.database.pool.query(text, values);

/** All pages, newest first. */
async function allPages(team: TestTeam, limit: number) {
  const pages = [(await audit(team, { limit })).data];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) {
    pages.push((await audit(team, { limit, cursor })).data);
  }
  return { items: pages.flatMap(({ items }) => items), intact: pages.map(({ intact }) => intact) };
}

/** A team whose chain has so many entries. */
async function teamWithEntries(count: number): Promise<TestTeam> {
  const team = await buildTeam(app);
  const { data } = await audit(team);
  for (let missing = count - data.items.length; missing > 0; missing -= 1) {
    await app.call(api.team.rename, { teamId: team.id, name: `Name ${missing}` }, { as: team.owner });
  }
  return team;
}

/** What the migration does for teams that were there before the log was. */
function startChains(): string[] {
  const file = join(import.meta.dirname, '../../../db/migrations/0001_groups.sql');
  return readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /INSERT INTO "audit_/.test(statement));
}

describe('team.audit', () => {
  test('begins with the making, also for a team that is older than the log', async () => {
    const team = await buildTeam(app, { name: 'The “old” \\ "酒窖"' });
    await query('delete from audit_entries where scope = $1', [team.id]);
    await query('delete from audit_heads where scope = $1', [team.id]);
    expect((await audit(team)).data).toMatchObject({ items: [], intact: false });
    for (const statement of startChains()) await query(statement, []);
    await app.call(api.team.rename, { teamId: team.id, name: 'Old Harvest' }, { as: team.owner });
    const { data } = await audit(team);
    expect(data.intact).toBe(true);
    expect(data.items.map(({ action }) => action)).toEqual(['team_renamed', 'team_made']);
  });

  test('tells who did what to which person, newest first', async () => {
    const team = await buildTeam(app, { members: 2 });
    const { id: teamId, owner } = team;
    const [member = owner, other = owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', { leaders: [member] });
    await app.call(api.department.update, { teamId, departmentId, name: '酒窖' }, { as: owner });
    const supervised = { teamId, userId: member.id, supervisorId: other.id };
    await app.call(api.relationship.supervise, supervised, { as: owner });
    await app.call(api.relationship.supervise, supervised, { as: owner });
    await app.call(api.department.quit, { teamId, departmentId }, { as: member });
    await app.call(api.department.remove, { teamId, departmentId }, { as: owner });
    await app.call(api.relationship.authorizes, { teamId, userId: member.id }, { as: owner });
    await app.call(api.team.renewCode, { teamId }, { as: member });
    await app.call(api.relationship.unreleased, { teamId, userId: member.id }, { as: owner });
    await app.call(api.relationship.kick, { teamId, userId: other.id }, { as: owner });
    await app.call(api.team.handOver, { teamId, userId: member.id }, { as: owner });
    const { data } = await audit(team, { as: member });
    expect(
      data.items.map(({ action, actor, subject, details }) => [action, actor?.id, subject?.id, details]),
    ).toEqual([
      ['owner_changed', owner.id, member.id, {}],
      ['member_removed', owner.id, other.id, {}],
      ['admin_released', owner.id, member.id, {}],
      ['code_renewed', member.id, undefined, {}],
      ['admin_appointed', owner.id, member.id, {}],
      ['department_removed', owner.id, undefined, { name: '酒窖', members: 0 }],
      ['department_changed', member.id, member.id, { name: '酒窖', added: false }],
      ['supervisor_changed', owner.id, member.id, { supervisorId: other.id }],
      ['department_changed', owner.id, undefined, { name: '酒窖', before: 'Press' }],
      ['leader_changed', owner.id, member.id, { name: 'Press', leader: true }],
      ['department_changed', owner.id, member.id, { name: 'Press', added: true }],
      ['department_made', owner.id, undefined, { name: 'Press' }],
      ['member_joined', other.id, other.id, {}],
      ['member_joined', member.id, member.id, {}],
      ['verification_changed', owner.id, undefined, { joinVerification: false }],
      ['team_made', owner.id, undefined, { name: 'Harvest' }],
    ]);
    expect(data).toMatchObject({ intact: true, nextCursor: null });
    expect(data.items.map(({ number }) => number)).toEqual(data.items.map((_, place) => 16 - place));
  });

  test('is for administrators', async () => {
    const team = await buildTeam(app, { members: 1 });
    expect((await audit(team, { as: team.members[0] })).refusal.key).toBe('adminsOnly');
    expect((await audit(team, { as: await buildPerson(app) })).refusal.key).toBe('teamNotFound');
    expect((await audit(team, { cursor: 'x' })).refusal.key).toBe('cursorInvalid');
  });

  test('pages to the first entry', { tags: 'postgres/sql' }, async () => {
    const team = await teamWithEntries(7);
    for (const limit of [1, 3, 7, 8]) {
      const { items, intact } = await allPages(team, limit);
      expect(items.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(new Set(intact)).toEqual(new Set([true]));
    }
  });

  test('shows a former member without a name', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const { email, password } = member;
    await app.call(api.auth.deleteAccount, { email, password }, { as: member });
    const [left] = (await audit(team)).data.items;
    expect(left).toMatchObject({ action: 'member_left', actor: { id: member.id, name: '', avatar: null } });
  });

  test('has no gaps after twenty changes at once', { tags: 'postgres/at-once' }, async () => {
    const team = await buildTeam(app, { members: 20 });
    const before = (await audit(team)).data.items.length;
    const answers = await Promise.all(
      team.members.map(({ id: userId }) =>
        app.call(api.relationship.authorizes, { teamId: team.id, userId }, { as: team.owner }),
      ),
    );
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    const { items, intact } = (await audit(team)).data;
    expect(intact).toBe(true);
    expect(items.map(({ number }) => number)).toEqual(items.map((_, place) => before + 20 - place));
  });
});

describe('someone who writes into the database', () => {
  const tampering = [
    [
      'changes what an entry says',
      `update audit_entries set details = '{"name":"Other"}' where scope = $1 and number = 5`,
    ],
    [
      'changes who did it',
      `update audit_entries set actor_id = gen_random_uuid() where scope = $1 and number = 5`,
    ],
    [
      'changes when',
      `update audit_entries set at = at + interval '1 second' where scope = $1 and number = 5`,
    ],
    [
      'changes the first entry',
      `update audit_entries set action = 'team_renamed' where scope = $1 and number = 1`,
    ],
    ['takes an entry out', 'delete from audit_entries where scope = $1 and number = 4'],
    ['takes the first out', 'delete from audit_entries where scope = $1 and number = 1'],
    ['takes the newest out', 'delete from audit_entries where scope = $1 and number = 6'],
    [
      'takes the newest out and moves the end',
      `with gone as (delete from audit_entries where scope = $1 and number = 6)
      update audit_heads set number = 5 where scope = $1`,
    ],
    ['takes all out', 'delete from audit_entries where scope = $1'],
    ['takes the end out', 'delete from audit_heads where scope = $1'],
  ] as const;

  test.each(tampering)('%s: that is seen, on whichever page it is', async (_, statement) => {
    const team = await teamWithEntries(6);
    await query(statement, [team.id]);
    for (const limit of [1, 2, 6, 10]) {
      expect((await allPages(team, limit)).intact).toContain(false);
    }
  });
});
