import {
  api,
  type CommentView,
  type DiaryMonthView,
  isGathering,
  isMonth,
  type OutputOf,
  type RequestOf,
  type TeamView,
} from '@garden/contract';
import { insertAccessToken, insertSession } from '../features/account/sign-in/store.ts';
import { insertUser } from '../features/account/store.ts';
import { TEAMS_MAX } from '../features/team/rules.ts';
import { DAY, shift, systemClock } from '../platform/clock.ts';
import { createRandom } from '../platform/random.ts';
import type { TestApp } from './test-app.ts';

/** The smallest picture. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export type TestPerson = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly token: string;
};

const PASSWORD = 'vineyard-42';

/** Tests travel in time; their sessions shall not end on the way. */
const LONG_LIFE = 10_000 * DAY;

let hash: Promise<string> | undefined;

const chance = createRandom(systemClock);

type PersonOverrides = {
  name?: string;
  email?: string;
  locale?: 'en' | 'zh';
  timezone?: string;
  createdAt?: Date;
};

/** Someone with an account of three months, signed in. */
export async function buildPerson(app: TestApp, overrides: PersonOverrides = {}): Promise<TestPerson> {
  const { database, passwords, random } = app.ports;
  hash ??= passwords.hash(PASSWORD);
  const now = app.clock.now();
  const id = chance.id();
  const person = {
    id,
    email: overrides.email ?? `${id}@garden.example`,
    name: overrides.name ?? `Person ${id.slice(-4)}`,
    password: PASSWORD,
    token: random.token(),
  };
  const passwordHash = await hash;
  await database.transaction(async (tx) => {
    await insertUser(tx, {
      id,
      email: person.email,
      name: person.name,
      code: random.letters(10),
      locale: overrides.locale ?? 'en',
      timezone: overrides.timezone ?? 'Europe/Lisbon',
      passwordHash,
      createdAt: overrides.createdAt ?? shift(now, -90 * DAY),
    });
    const sessionId = random.id();
    await insertSession(tx, { id: sessionId, userId: id, device: 'test', createdAt: now });
    await insertAccessToken(tx, sessionId, person.token, shift(now, LONG_LIFE));
  });
  return person;
}

export type TestTeam = {
  readonly id: string;
  readonly name: string;
  readonly inviteCode: string;
  readonly owner: TestPerson;
  readonly members: readonly TestPerson[];
};

/** What `team.add` answers where a team was asked for. */
export function asTeam(made: OutputOf<typeof api.team.add>): TeamView {
  if (isGathering(made)) throw new Error('a team was asked for, not a gathering');
  return made;
}

/** What `diary.history` answers where a month was asked for. */
export function asMonth(history: OutputOf<typeof api.diary.history>): DiaryMonthView {
  if (!isMonth(history)) throw new Error('a month was asked for, not versions');
  return history;
}

type TeamOverrides = {
  name?: string;
  owner?: TestPerson;
  members?: number | readonly TestPerson[];
  timezone?: string;
  /** Grades the first days of its members, too. */
  graded?: boolean;
};

/** A team with its owner and so many members (none unless told), made through the API. */
export async function buildTeam(app: TestApp, overrides: TeamOverrides = {}): Promise<TestTeam> {
  const { name = 'Harvest', timezone = 'Europe/Lisbon', members: wanted = 0 } = overrides;
  const owner = overrides.owner ?? (await buildPerson(app));
  const made = await app.call(api.team.add, { name, timezone }, { as: owner });
  if (made.code !== 200) throw new Error(`no team: ${made.message}`);
  const { id, inviteCode } = asTeam(made.data);
  // Anyone who joins by the code is in at once; those who test joining turn it back on.
  const opened = await app.call(api.team.open, { teamId: id, joinVerification: false }, { as: owner });
  if (opened.code !== 200) throw new Error(`the team stays closed: ${opened.message}`);
  if (overrides.graded) {
    const graded = { teamId: id, rules: { newcomerDays: 0 } };
    const set = await app.call(api.team.setting, graded, { as: owner });
    if (set.code !== 200) throw new Error(`its newcomers are not graded: ${set.message}`);
  }
  const members = typeof wanted === 'number' ? [] : [...wanted];
  for (let missing = typeof wanted === 'number' ? wanted : 0; missing > 0; missing -= 1) {
    members.push(await buildPerson(app));
  }
  for (const member of members) {
    const joined = await app.call(api.apply.add, { inviteCode }, { as: member });
    if (joined.code !== 200) throw new Error(`not joined: ${joined.message}`);
  }
  return { id, name, inviteCode, owner, members };
}

/** Makes someone the owner of as many teams as one can be in. */
export async function makeMostTeams(app: TestApp, as: TestPerson): Promise<void> {
  const teams = Array.from({ length: TEAMS_MAX }, (_, index) => ({ name: `Team ${index}`, timezone: 'UTC' }));
  const made = await Promise.all(teams.map((team) => app.call(api.team.add, team, { as })));
  const refused = made.find(({ code }) => code !== 200);
  if (refused) throw new Error(`no team: ${refused.message}`);
}

type DiaryOverrides = {
  author: TestPerson;
  day?: string;
  summary?: string;
  learnings?: string;
  /** Whatever else it says. */
  sections?: Omit<RequestOf<typeof api.diary.publish>['sections'], 'summary' | 'learnings'>;
  teamIds?: string[];
  images?: RequestOf<typeof api.diary.publish>['images'];
};

export const LONG_ENOUGH =
  'Wrote the import of the price lists and tried it with three grocers in the old town.';

/** A published diary, of today unless told. */
export async function buildDiary(
  app: TestApp,
  { author, day, summary = LONG_ENOUGH, learnings, sections: others, teamIds, images }: DiaryOverrides,
): Promise<OutputOf<typeof api.diary.publish>> {
  const today = day ?? (await app.call(api.draft.get, {}, { as: author })).data.today;
  const sections = { summary, ...(learnings && { learnings }), ...others };
  const published = await app.call(
    api.diary.publish,
    { day: today, sections, images, ...(teamIds && { teamIds }) },
    { as: author },
  );
  if (published.code !== 200) throw new Error(`not published: ${published.message}`);
  return published.data;
}

/** A team of two. */
export async function buildPair(
  app: TestApp,
  overrides: Pick<TeamOverrides, 'graded'> = {},
): Promise<{ team: TestTeam; teamId: string; owner: TestPerson; member: TestPerson }> {
  const member = await buildPerson(app);
  const team = await buildTeam(app, { ...overrides, members: [member] });
  return { team, teamId: team.id, owner: team.owner, member };
}

/** A team, a diary of its owner, and a member who reads it. */
export async function buildTalk(
  app: TestApp,
  { members = 1 } = {},
): Promise<{ team: TestTeam; author: TestPerson; reader: TestPerson; diaryId: string }> {
  const author = await buildPerson(app);
  const reader = await buildPerson(app);
  const others = await Promise.all(Array.from({ length: members - 1 }, () => buildPerson(app)));
  const team = await buildTeam(app, { owner: author, members: [reader, ...others] });
  return { team, author, reader, diaryId: (await buildDiary(app, { author })).id };
}

/** A comment by name. */
export async function buildComment(
  app: TestApp,
  as: TestPerson,
  objectId: string,
  overrides: Partial<RequestOf<typeof api.comment.add>> = {},
): Promise<CommentView> {
  const said = { kind: 'diary' as const, objectId, text: 'How did Ana take it?', ...overrides };
  const added = await app.call(api.comment.add, said, { as });
  if (!added.data.comment) throw new Error(`no comment: ${added.message}`);
  return added.data.comment;
}

/** A follow group with these people in it; returns its id. */
export async function buildFollowGroup(
  app: TestApp,
  as: TestPerson,
  people: readonly TestPerson[] = [],
  name = 'Juniors',
): Promise<string> {
  const made = await app.call(api.followsTeam.add, { name }, { as });
  if (made.code !== 200) throw new Error(`no group: ${made.message}`);
  const groupId = made.data.id;
  if (people.length === 0) return groupId;
  const userIds = people.map(({ id }) => id);
  const filled = await app.call(api.followsRelationship.add, { groupId, userIds }, { as });
  if (filled.code !== 200) throw new Error(`not put in: ${filled.message}`);
  return groupId;
}

/** A member whose last month asks for an interview, past the months that it would take. */
export async function buildInterviewNeed(
  app: TestApp,
  { teamId, memberId, month = '2026-02' }: { teamId: string; memberId: string; month?: string },
): Promise<void> {
  await app.ports.database.pool.query(
    `insert into interviews (id, team_id, month, member_id, mean, created_at) values ($1, $2, $3, $4, 41.5, now())`,
    [chance.id(), teamId, `${month}-01`, memberId],
  );
}
