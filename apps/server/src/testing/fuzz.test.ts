import { allEndpoints, api, type Endpoint, isGathering } from '@garden/contract';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildDepartment } from './admission.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson, type TestTeam } from './factories.ts';
import { extremeInputs, hostileInputs, type Known } from './hostile-input.ts';
import { buildCollected, buildQuote, buildTodo } from './knowledge-factories.ts';
import { buildCulture, buildTopic } from './life-factories.ts';
import { rememberRows } from './remember-rows.ts';
import { useTestApp } from './use-test-app.ts';

/**
 * Inputs for each call by chance, others in every run, beside those that are never left to it; `FUZZ_RUNS=10000` for the
 * long run, `FUZZ_SEED` to have a run again.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const SEED = process.env.FUZZ_SEED;
/** What takes longer hangs. */
const HANG_MS = 15_000;
const LONG_MS = 60_000 + RUNS * 100;

const json = { 'content-type': 'application/json' };

const app = useTestApp({ allowance: 1_000_000 });
let owner: TestPerson;
let person: TestPerson;
let known: Known;
let putBack: () => Promise<void>;
beforeAll(async () => {
  owner = await buildPerson(app);
  known = await gatherKnown(owner);
  putBack = await rememberRows(app.ports.database);
});
// Each call begins with people that the calls before it have not spoiled.
beforeEach(async () => {
  await putBack();
  person = owner;
});

async function gatherKnown(person: TestPerson): Promise<Known> {
  const team = await buildTeam(app, { owner: person, members: 1 });
  const diary = await buildDiary(app, { author: person });
  const emails = [person.email, 'new@garden.example'];
  const userIds = [person.id, ...team.members.map(({ id }) => id)];
  const waiting = await gatherAround(team, person);
  return {
    ...waiting,
    ...{
      userIds: [userIds.slice(0, 1), userIds.slice(1)],
      leaderIds: [[], userIds.slice(1)],
      supervisorId: [null, ...userIds],
      emails: [emails.slice(1)],
      restore: [true],
      undo: [true, false],
    },
    ...(await planAhead(team)),
    ...{
      words: ['price,报价'],
      remark: ['Knows the press'],
      message: ['Please'],
      invitation: ['A'.repeat(43)],
    },
    ...{
      userId: userIds,
      teamId: [team.id],
      teamIds: [[], [team.id]],
      diaryId: [diary.id],
    },
    ...{
      sessionId: [diary.id],
      inviteCode: [team.inviteCode],
      timezone: ['Asia/Shanghai'],
      month: ['2026-03'],
    },
    ...{
      day: ['2026-03-31', '2026-03-30', '2026-03-27', '2026-01-01'],
      from: ['2026-03-31', '2026-03-20'],
      to: ['2026-04-03', '2027-12-31'],
      region: ['CN', 'XX', null],
      daysOff: [[{ day: '2026-05-04', name: 'Rest' }]],
      dayStartsAt: ['04:00'],
      code: ['123456'],
    },
    name: ['Cellar', '葡萄园'],
    keyword: ['H', team.inviteCode],
    workingWeekdays: [[1], [6, 7, 7]],
    ...{
      email: emails,
      password: [person.password],
      old: [person.password],
      new: ['pergola-19-south'],
      expression: ['🍇', null],
      cursor: [''],
    },
    avatar: [null, `data:image/png;base64,${'A'.repeat(64)}`],
    limit: [1, 100],
  };
}

/** A department of a team, someone who waits at its door, and people who stand face to face. */
async function gatherAround(team: TestTeam, person: TestPerson): Promise<Known> {
  const teamId = team.id;
  const pin = app.ports.random.digits(6);
  const departmentId = await buildDepartment(app, team, 'Cellar');
  await app.call(api.team.open, { teamId, joinVerification: true }, { as: person });
  const asked = await app.call(api.apply.add, { teamId }, { as: await buildPerson(app) });
  const gathered = await app.call(api.team.add, { pin }, { as: person });
  return {
    departmentId: [departmentId],
    applyId: [asked.data.application?.id],
    gatheringId: isGathering(gathered.data) ? [gathered.data.gatheringId] : [],
    pin: [pin, '000000'],
  };
}

/** A to-do, a topic, an entry of the culture, a line of wisdom and an item that holds it. */
async function planAhead(team: TestTeam): Promise<Known> {
  const [todo, topic] = [await buildTodo(app, team.owner), await buildTopic(app, team)];
  const line = await buildQuote(app, team.owner);
  const culture = await buildCulture(app, team);
  const item = await buildCollected(app, team.owner, { quoteId: line.id });
  return {
    todoId: [todo.id],
    activityId: [topic.id],
    quoteId: [line.id],
    cultureId: [culture.id],
    itemId: [item.id],
    before: [item.id],
    tags: [[], ['Calm', '冷静']],
  };
}

/** What every answer is, whatever was sent. */
function expectEnvelope(status: number, body: unknown): void {
  expect(status).toBeLessThan(500);
  expect(body).toEqual({ code: expect.any(Number), message: expect.any(String), data: expect.any(Object) });
}

/** Sends the inputs that are never left to chance, and as many others as are asked for. */
async function fuzz<T>(
  inputs: fc.Arbitrary<T>,
  send: (input: T) => Promise<void>,
  always: readonly T[] = [],
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, send), {
    examples: always.map((input) => [input]),
    numRuns: always.length + RUNS,
    timeout: HANG_MS,
    ...(SEED !== undefined && { seed: Number(SEED) }),
  });
}

/** A session that an input has ended is followed by another. */
async function goOn(code: number): Promise<void> {
  if (code === 403) person = await buildPerson(app);
}

describe.each(allEndpoints())(`$name with ${RUNS} inputs`, ({ endpoint }) => {
  test('always answers with an envelope', { timeout: LONG_MS }, () =>
    fuzz(
      hostileInputs(endpoint, known),
      async (input) => {
        const { status, code, message, data } = await app.send(endpoint, wire(endpoint, input), {
          as: person,
          headers: json,
        });
        expectEnvelope(status, { code, message, data });
        await goOn(code);
      },
      extremeInputs(endpoint, known),
    ),
  );
});

/** A body may be any JSON; a query has names with texts. */
function wire({ method }: Endpoint, input: unknown): unknown {
  if (method === 'POST') return JSON.stringify(input);
  const texts = Object.entries(Object(input)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}

describe('whatever comes over the wire', () => {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((content) => Buffer.from(content));
  const nested = fc.integer({ min: 1, max: 20_000 }).map((depth) => Buffer.from('['.repeat(depth)));
  const torn = fc
    .tuple(fc.json(), fc.nat(20))
    .map(([json, cut]) => Buffer.from(json).subarray(0, -cut || undefined));

  test('answers any body with an envelope', { timeout: LONG_MS }, () =>
    fuzz(fc.oneof(bytes, nested, torn), async (payload) => {
      const headers = { ...json, authorization: `Bearer ${person.token}` };
      const url = `/api/${api.auth.edit.path}`;
      const response = await app.fastify.inject({ method: 'POST', url, payload, headers });
      expectEnvelope(response.statusCode, response.json());
    }),
  );

  test('answers any query with an envelope', { timeout: LONG_MS }, () =>
    fuzz(fc.oneof(fc.webQueryParameters(), fc.stringMatching(/^[!-~]{0,80}$/)), async (query) => {
      const headers = { authorization: `Bearer ${person.token}` };
      const url = `/api/${api.relationship.gets.path}?${query.replaceAll('#', '')}`;
      const response = await app.fastify.inject({ method: 'GET', url, headers });
      expectEnvelope(response.statusCode, response.json());
    }),
  );

  test('answers any path with an envelope', { timeout: LONG_MS }, () =>
    fuzz(fc.webPath(), async (path) => {
      const response = await app.fastify.inject({ method: 'GET', url: `/api/x${path}` });
      expectEnvelope(response.statusCode, response.json());
    }),
  );

  test('answers any headers with an envelope', { timeout: LONG_MS }, () =>
    fuzz(fc.array(fc.stringMatching(/^[ -~]{0,200}$/), { minLength: 4, maxLength: 4 }), async (values) => {
      const [authorization = '', cookie = '', userAgent = '', key = ''] = values;
      const headers = { authorization, cookie, 'user-agent': userAgent, 'idempotency-key': key };
      const response = await app.fastify.inject({
        method: 'POST',
        url: `/api/${api.auth.refresh.path}`,
        payload: {},
        headers,
      });
      expectEnvelope(response.statusCode, response.json());
    }),
  );
});
