import { randomBytes } from 'node:crypto';
import { api, emptySections } from '@garden/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { personalData } from '../../../areas.ts';
import { DAY } from '../../../platform/clock.ts';
import { isPersonal } from '../../../platform/personal-data.ts';
import { openPort } from '../../../testing/event-stream.ts';
import {
  buildDiary,
  buildFollowGroup,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const query = (text: string, values: unknown[]) => app.ports.database.pool.query(text, values);

/** The files that tables of people declare; a folder is there once something is in it. */
const declaredFiles = () =>
  [
    ...new Set(
      personalData
        .flatMap(({ tables }) => tables)
        .filter(isPersonal)
        .map(({ archive }) =>
          typeof archive === 'string' ? archive : 'rows' in archive ? archive.rows : '/',
        ),
    ),
  ]
    .filter((path) => !path.endsWith('/'))
    .sort();

/** The files of someone's archive, as texts by their paths. */
async function exportOf(as: TestPerson): Promise<Record<string, string>> {
  const { code, message, data } = await app.call(api.auth.export, {}, { as });
  if (code !== 200) throw new Error(`not exported: ${message}`);
  return Object.fromEntries(
    Object.entries(unzipSync(data.content)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

/** The facts in front of a Markdown file; every value stands on its line as JSON. */
function factsOf(markdown: string): Record<string, unknown> {
  const [, block = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), JSON.parse(line.slice(colon + 2))];
    }),
  );
}

const publish = async (as: TestPerson, diary: Parameters<typeof app.call<typeof api.diary.publish>>[1]) => {
  const published = await app.call(api.diary.publish, diary, { as });
  if (published.code !== 200) throw new Error(`not published: ${published.message}`);
  return published.data;
};

describe('auth.export', () => {
  test('is packed as it is fetched, so that no more of it is held than one file', async () => {
    const person = await buildPerson(app);
    const files = 200;
    await query(
      `insert into diary_images (file, owner_id, width, height, created_at)
       select translate(md5(n::text), '0123456789', 'ghijklmnop') || '.webp', $1, 1, 1, now()
       from generate_series(1, $2) as n`,
      [person.id, files],
    );
    const read = vi.spyOn(app.files, 'get').mockImplementation(async () => randomBytes(256 * 1024));
    const url = await openPort(app.fastify);
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${url}/api/${api.auth.export.path}`, { headers, signal: leaving.signal });
    expect(answer.status).toBe(200);
    const counts: number[] = [];
    const isAtRest = () => {
      counts.push(read.mock.calls.length);
      return counts.at(-1) === counts.at(-2);
    };
    await expect.poll(isAtRest, { interval: 200, timeout: 30_000 }).toBe(true);
    expect(read.mock.calls.length).toBeLessThan(files / 2);
    leaving.abort();
    read.mockRestore();
  });

  test('tells of a fault like any other call, or breaks off: half of it never looks like the whole', async () => {
    const person = await buildPerson(app);
    await app.call(api.auth.edit, { avatar: PIXEL }, { as: person });
    const away = () => Promise.reject(new Error('the disk is away'));
    const read = vi.spyOn(app.files, 'get').mockImplementation(away);
    const reply = await app.call(api.auth.export, {}, { as: person });
    expect(reply).toMatchObject({ status: 500, code: 500, refusal: { key: 'somethingWentWrong' } });
    expect(reply.headers['content-disposition']).toBeUndefined();
    const { image } = api.diary;
    for (let n = 0; n < 2; n += 1) await app.call(image, { image: PIXEL }, { as: person });
    read.mockResolvedValueOnce(randomBytes(1024)).mockResolvedValueOnce(randomBytes(1024));
    await expect(app.call(api.auth.export, {}, { as: person })).rejects.toThrow();
    read.mockRestore();
  });

  test('is a ZIP with the day of the person in its name', async () => {
    const person = await buildPerson(app, { timezone: 'Pacific/Kiritimati' });
    app.clock.set('2026-03-31T12:00:00.000Z');
    const { data, headers } = await app.call(api.auth.export, {}, { as: person });
    expect(data.name).toBe('grape-garden-2026-04-01.zip');
    expect(headers['content-type']).toBe('application/zip');
    expect(Object.keys(unzipSync(data.content)).sort()).toEqual(
      // What administrators did in a team is told beside what one did oneself.
      [...declaredFiles(), 'manifest.json', 'team-audit.json'].sort(),
    );
  });

  test('tells of oneself, the teams, the devices, the notes and the picture', async () => {
    const person = await buildPerson(app, { name: 'Ana Ruiz' });
    const { id: teamId, owner } = await buildTeam(app, { name: 'Vineyard', members: [person] });
    app.clock.advance(DAY);
    const left = await buildTeam(app, { name: 'Left', members: [person] });
    await app.call(api.relationship.exit, { teamId: left.id }, { as: person });
    await app.call(api.auth.edit, { avatar: PIXEL }, { as: person });
    await app.call(api.todo.add, { kind: 'goal', text: 'Speak Chinese' }, { as: person });
    await query('insert into member_remarks (team_id, author_id, user_id, remark) values ($1, $2, $3, $4)', [
      ...[teamId, person.id, owner.id, 'Likes early meetings'],
    ]);
    await query('insert into identities values ($1, $2, $3, now())', [
      'https://sso.example',
      'sub-1',
      person.id,
    ]);
    await app.call(api.follows.follow, { userId: owner.id }, { as: person });
    await buildFollowGroup(app, person, [owner], 'Seniors');
    const read = await buildDiary(app, { author: owner });
    await app.call(api.diary.get, { diaryId: read.id }, { as: person });
    const { content } = (await app.call(api.auth.export, {}, { as: person })).data;
    const raw = unzipSync(content);
    const files = await exportOf(person);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
      id: person.id,
      name: 'Ana Ruiz',
      email: person.email,
      picture: 'picture.webp',
      signInProviders: [{ issuer: 'https://sso.example', subject: 'sub-1' }],
    });
    expect(files['profile.json']).not.toContain('argon2');
    expect(JSON.parse(files['teams.json'] ?? '')).toMatchObject([
      { name: 'Vineyard', role: 'member', leftAt: null, departments: [] },
      { name: 'Left', role: 'member', leftAt: expect.any(String) },
    ]);
    expect(JSON.parse(files['remarks.json'] ?? '')).toEqual([
      { teamId, userId: owner.id, name: owner.name, remark: 'Likes early meetings' },
    ]);
    const { id: userId, name } = owner;
    expect(JSON.parse(files['follows.json'] ?? '')).toMatchObject([{ userId, name }]);
    expect(JSON.parse(files['follow-groups.json'] ?? '')).toMatchObject([
      { name: 'Seniors', people: [{ userId, name }] },
    ]);
    expect(JSON.parse(files['readings.json'] ?? '')).toMatchObject([{ diaryId: read.id, kind: 'opened' }]);
    expect(JSON.parse(files['todos.json'] ?? '')).toMatchObject([{ kind: 'goal', text: 'Speak Chinese' }]);
    expect(JSON.parse(files['sessions.json'] ?? '')).toMatchObject([{ device: 'test' }]);
    expect(JSON.parse(files['audit.json'] ?? '')).toMatchObject([
      { number: 1, action: 'account_exported' },
      { number: 2, action: 'account_exported' },
    ]);
    expect(Buffer.from(raw['picture.webp'] ?? []).subarray(8, 12)).toEqual(Buffer.from('WEBP'));
  });

  test('loses nothing of what was written, however it is written', async () => {
    const person = await buildPerson(app);
    app.clock.set('2026-03-31T12:00:00.000Z');
    const titles = [
      '---',
      ': "',
      "'single' # and a comment",
      '{{ a: [b, c] }} &anchor *alias !tag | >',
      '第一天 🍇 \u0085\u2028\ufeffx',
      '\\" \\n \u007f',
    ];
    const hard = [
      'Line one of the day, which is long enough.\n---\nday: "1999-01-01"\n---\n## Work summary\n\n\ttabs  \n',
      '> quoted, *starred*, `coded` and [linked](https://example.org) — 葡萄园 👩‍👩‍👧‍👦 \u0000 end of it all.',
    ];
    const written = [];
    for (const [index, title] of titles.entries()) {
      const day = `2026-03-${30 - index}`;
      const sections = {
        summary: hard[index % 2] ?? '',
        learnings: `${hard[(index + 1) % 2]}`,
        mistakes: [{ text: 'Left the gate open' }],
        nextTasks: ['- a list in a list', '1. numbered: "yes"', '两行\n一项'],
      };
      written.push(await publish(person, { day, title, sections, expression: '🍇', teamIds: [] }));
    }
    const files = await exportOf(person);
    const listed = new Map(
      JSON.parse(files['diaries.json'] ?? '').map((diary: { day: string }) => [diary.day, diary]),
    );
    expect(listed.size).toBe(titles.length);
    for (const { day, title, sections, version } of written) {
      expect(listed.get(day)).toMatchObject({ title, sections, version, hiddenAt: null, expression: '🍇' });
      const markdown = files[`diaries/2026/${day}.md`] ?? '';
      expect(factsOf(markdown)).toMatchObject({ day, title, version, expression: '🍇', teams: [] });
      // A line that would read as a heading of the file is the one thing that is marked.
      const asTold = (text: string) => text.replace('\n## Work summary', '\n\\## Work summary');
      expect(markdown).toContain(
        `## Work summary\n\n${asTold(sections.summary)}\n\n## Learnings\n\n${asTold(sections.learnings)}`,
      );
      for (const task of sections.nextTasks) expect(markdown).toContain(`- ${task.replace('\n', '\n  ')}\n`);
    }
  });

  test('holds earlier versions, hidden entries, drafts and vacation as JSON', async () => {
    const person = await buildPerson(app);
    const { id: teamId } = await buildTeam(app, { name: 'Cellar', owner: person });
    app.clock.set('2026-03-31T12:00:00.000Z');
    const first = await buildDiary(app, { author: person, day: '2026-03-30', teamIds: [teamId] });
    const sections = { summary: `${LONG_ENOUGH} And then once more.` };
    await app.call(api.diary.update, { diaryId: first.id, version: 1, sections }, { as: person });
    const hidden = await buildDiary(app, { author: person, day: '2026-03-29', teamIds: [] });
    await app.call(api.diary.delete, { diaryId: hidden.id }, { as: person });
    const draft = { day: '2026-03-31', sections: { summary: 'Half a' }, version: 0 };
    await app.call(api.draft.add, draft, { as: person });
    const days = { from: '2026-04-02', to: '2026-04-06' };
    await app.call(api.diary.skip, { ...days, kind: 'vacation' }, { as: person });
    const files = await exportOf(person);
    expect(JSON.parse(files['diaries.json'] ?? '')).toMatchObject([
      { id: hidden.id, hiddenAt: '2026-03-31T12:00:00.000Z', earlierVersions: [] },
      {
        id: first.id,
        version: 2,
        sections,
        teams: [{ id: teamId, name: 'Cellar' }],
        earlierVersions: [{ version: 1, sections: first.sections }],
      },
    ]);
    expect(JSON.parse(files['drafts.json'] ?? '')).toMatchObject([
      { day: '2026-03-31', sections: draft.sections },
    ]);
    expect(JSON.parse(files['vacations.json'] ?? '')).toMatchObject([
      { day: '2026-04-02', kind: 'vacation' },
      { day: '2026-04-03' },
      { day: '2026-04-06' },
    ]);
    expect(Object.keys(files).filter((path) => path.endsWith('.md'))).toEqual(['diaries/2026/2026-03-30.md']);
    expect(factsOf(files['diaries/2026/2026-03-30.md'] ?? '').teams).toEqual(['Cellar']);
  });

  test('has its headings in the language of the person', async () => {
    const person = await buildPerson(app, { locale: 'zh' });
    const { day } = await buildDiary(app, { author: person, teamIds: [] });
    expect((await exportOf(person))[`diaries/2026/${day}.md`]).toContain('## 工作总结\n');
  });

  test('holds nothing of other people: no address, no text, no note, no session', async () => {
    const person = await buildPerson(app);
    const other = await buildPerson(app, { email: 'canary-email@garden.example' });
    const { id: teamId, inviteCode } = await buildTeam(app, { owner: person, members: [other] });
    await buildDiary(app, { author: other, summary: `${LONG_ENOUGH} CANARY-diary`, teamIds: [teamId] });
    await query('insert into member_remarks (team_id, author_id, user_id, remark) values ($1, $2, $3, $4)', [
      ...[teamId, other.id, person.id, 'CANARY-remark'],
    ]);
    await app.call(api.team.open, { teamId, joinVerification: true }, { as: person });
    const asking = await buildPerson(app);
    await app.call(api.apply.add, { inviteCode, message: 'CANARY-application' }, { as: asking });
    const all = Object.values(await exportOf(person)).join('\n');
    expect(all).not.toMatch(/canary/i);
    expect(all).not.toContain(other.token);
    expect(all.match(/[\w.-]+@[\w.-]+/g)?.filter((address) => address !== person.email)).toEqual([]);
  });

  test('reads long lists to their end', { tags: 'postgres/sql' }, async () => {
    const person = await buildPerson(app);
    await query(
      `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       select gen_random_uuid(), $1, date '2020-01-01' + n, '{}', $2, 1, false, 1, now(), now()
       from generate_series(0, 449) as n`,
      [person.id, JSON.stringify({ ...emptySections(), summary: 'x' })],
    );
    const files = await exportOf(person);
    expect(JSON.parse(files['diaries.json'] ?? '')).toHaveLength(450);
    expect(Object.keys(files).filter((path) => path.endsWith('.md'))).toHaveLength(450);
  });

  test('is refused after five in an hour, and works again after it', async () => {
    const strict = await openSecondTestApp(app, { allowance: 1 });
    const person = await buildPerson(strict);
    const ask = () => strict.call(api.auth.export, {}, { as: person });
    for (let count = 0; count < 5; count += 1) expect((await ask()).code).toBe(200);
    expect(await ask()).toMatchObject({
      code: 400,
      refusal: { key: 'exportTooOften', params: { minutes: 60 } },
    });
    await strict.close();
  });

  test('needs a session', async () => {
    expect((await app.call(api.auth.export, {})).code).toBe(403);
    const person = await buildPerson(app);
    await app.call(
      api.auth.deleteAccount,
      { email: person.email, password: person.password },
      { as: person },
    );
    app.clock.advance(DAY);
    expect((await app.call(api.auth.export, {}, { as: person })).code).toBe(403);
  });
});
