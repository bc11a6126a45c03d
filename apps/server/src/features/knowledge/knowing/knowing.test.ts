import { addDays, type DiaryDay, makeCalendar, startOfWeek } from '@garden/calendar';
import { api, emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { demoPeople } from '../../../../demo/people/index.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import {
  heldOutCases,
  type KnowingCase,
  tuningCases,
  unanswerableCases,
} from '../../../testing/knowing-cases.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { describeWords } from '../../diary/search/store.ts';

const TODAY = '2026-03-31' as DiaryDay;
const app = useTestApp();

/** What both parts of each set have to reach. */
const ENOUGH = 0.85;

/** The demo team with all of its diaries, written straight into the tables; and someone who reads them all. */
async function buildDemoTeam() {
  app.clock.set(`${TODAY}T12:00:00.000Z`);
  const people = new Map<string, TestPerson>();
  for (const { email, name } of demoPeople)
    people.set(email.split('@')[0] ?? '', await buildPerson(app, { name }));
  const team = await buildTeam(app, { members: [...people.values()] });
  const calendar = makeCalendar({ timezone: 'UTC' });
  const rows = demoPeople.flatMap(({ email, weeks }) => {
    const authorId = people.get(email.split('@')[0] ?? '')?.id ?? '';
    const firstDay = addDays(startOfWeek(TODAY, calendar), -7 * weeks.length);
    return weeks.flatMap((week, weekAt) =>
      week.flatMap((entry, at) => {
        if (typeof entry === 'string') return [];
        const { summary, learnings = '', nextTasks = [] } = entry;
        const sections = { ...emptySections(), summary, learnings, nextTasks: [...nextTasks] };
        const described = { authorId, teamIds: [team.id], title: null, sections };
        const day = addDays(firstDay, 7 * weekAt + at);
        return [{ id: app.ports.random.id(), authorId, day, sections, ...describeWords(described) }];
      }),
    );
  });
  const query = (text: string) => app.ports.database.pool.query(text, [JSON.stringify(rows), team.id]);
  const entries = `jsonb_to_recordset($1::jsonb)
    as entry (id uuid, "authorId" uuid, day date, sections jsonb, shared text, own text)`;
  await query(`insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
    select id, "authorId", day, array[$2::uuid], sections, 200, false, 1, now(), now() from ${entries}`);
  await query(`insert into diary_teams (team_id, day, diary_id, author_id)
    select $2::uuid, day, id, "authorId" from ${entries}`);
  await query(`insert into diary_words (diary_id, author_id, day, shared, own)
    select id, "authorId", day, shared::tsvector, own::tsvector from ${entries} where $2::uuid is not null`);
  return { team, people };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

test('proposes the right person among three, no one where no one knows, and finds an answered duplicate, in both languages', async () => {
  const { team, people } = await buildDemoTeam();
  const { owner } = team;
  const questionIds = new Map<string, string>();
  for (const { question } of [...tuningCases, ...heldOutCases]) {
    const asked = await app.call(api.curious.publish, { question }, { as: owner });
    questionIds.set(question, asked.data.id);
  }
  const idOf = ({ question }: KnowingCase) => questionIds.get(question) ?? '';

  const missed: string[] = [];
  const namesNoOne = async (question: string) => {
    const asked = await app.call(api.curious.publish, { question }, { as: owner });
    const { data } = await app.call(api.curious.proposals, { curiousId: asked.data.id }, { as: owner });
    if (data.items.length > 0)
      missed.push(`unknown: ${question} → ${data.items.map(({ sentence }) => sentence).join(' | ')}`);
    return data.items.length === 0;
  };
  const routes = async (each: KnowingCase) => {
    const { data } = await app.call(api.curious.proposals, { curiousId: idOf(each) }, { as: owner });
    const names = data.items.map(({ person }) => person.id);
    const isRight = each.knows.some((name) => names.includes(people.get(name)?.id ?? ''));
    if (!isRight) missed.push(`${each.question} → ${data.items.map(({ person }) => person.name).join(', ')}`);
    return isRight;
  };
  for (const each of [...tuningCases, ...heldOutCases]) {
    await app.call(api.curious.solve, { curiousId: idOf(each) }, { as: owner });
  }
  const asker = people.get('maya') ?? owner;
  const finds = async (each: KnowingCase) => {
    const { data } = await app.call(api.curious.similar, { question: each.again }, { as: asker });
    const isFound = data.items.some(({ id }) => id === idOf(each));
    if (!isFound)
      missed.push(`again: ${each.again} → ${data.items.map(({ question }) => question).join(' | ')}`);
    return isFound;
  };
  const share = async <Case>(cases: readonly Case[], isHit: (each: Case) => Promise<boolean>) => {
    let hits = 0;
    for (const each of cases) if (await isHit(each)) hits += 1;
    return hits / cases.length;
  };
  const figures = {
    people: await share(tuningCases, routes),
    peopleHeldOut: await share(heldOutCases, routes),
    duplicates: await share(tuningCases, finds),
    duplicatesHeldOut: await share(heldOutCases, finds),
    noOne: await share(unanswerableCases.tuning, namesNoOne),
    noOneHeldOut: await share(unanswerableCases.heldOut, namesNoOne),
  };
  process.stdout.write(
    `curiosity: right person ${percent(figures.people)}, held out ${percent(figures.peopleHeldOut)}; ` +
      `duplicate ${percent(figures.duplicates)}, held out ${percent(figures.duplicatesHeldOut)}; ` +
      `no one where no one knows ${percent(figures.noOne)}, held out ${percent(figures.noOneHeldOut)}\n${missed.join('\n')}\n`,
  );
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(ENOUGH);
});
