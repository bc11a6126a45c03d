import {
  type AiFeature,
  aiFeature,
  allEndpoints,
  api,
  type LedgerEntry,
  type LedgerKind,
  ledgerKind,
  type OperatorAct,
  operatorAct,
  type ReadingFeature,
  readingFeature,
} from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { takeMorningNumbers } from '../features/team/mornings/taking.store.ts';
import { noteAct } from '../operations/ledger.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from './factories.ts';
import { buildQuestion } from './knowledge-factories.ts';
import { buildQuestionnaire } from './life-factories.ts';
import { rated, useQuestionnaires } from './questionnaires.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();
const [MONDAY, TUESDAY, NEXT_MONDAY] = ['2026-03-30', '2026-03-31', '2026-04-06'];
const THEME = 'Blocked by the staging key, which ops has not sent since Friday.';
beforeEach(() => app.clock.set(`${TUESDAY}T12:00:00.000Z`));

/** What was done with something of someone, and who did it; null where that is no one with an account. */
type Done = { readonly writer: TestPerson; readonly reader: TestPerson | null };
type Access = () => Promise<Done>;

async function buildWriter() {
  const { id: teamId, owner: reader, members } = await buildTeam(app, { members: 1 });
  const [writer = reader] = members;
  return { teamId, reader, writer };
}

/** By each AI feature that reads diaries of others. */
const reads: Readonly<Record<ReadingFeature, Access>> = {
  async focus() {
    const { reader, writer } = await buildWriter();
    await buildDiary(app, { author: writer, day: MONDAY });
    await app.call(api.follows.follow, { userId: writer.id }, { as: reader });
    await app.call(api.focus.focusSummary, { period: 'week' }, { as: reader });
    return { reader, writer };
  },
  async summaries() {
    const { teamId, reader, writer } = await buildWriter();
    await app.call(
      api.relationship.supervise,
      { teamId, userId: writer.id, supervisorId: reader.id },
      { as: reader },
    );
    await buildDiary(app, {
      author: writer,
      day: MONDAY,
      summary: 'We sold 310 crates of grapes in two hours.',
    });
    const month = MONDAY.slice(0, 7);
    const { data } = await app.call(api.ai.monthlySummary, { month }, { as: writer });
    const lines = data.lines.map(({ key, part }) => ({ key, part }));
    await app.call(api.ai.reviseSummary, { month, version: 0, lines, sharedIn: teamId }, { as: writer });
    await app.call(api.ai.monthlySummary, { month, userId: writer.id }, { as: reader });
    return { reader, writer };
  },
  async teamAnalysis() {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => buildPerson(app)));
    const { id: teamId, owner: reader } = await buildTeam(app, { members: people });
    for (const author of people) await buildDiary(app, { author, day: MONDAY, summary: THEME });
    app.clock.set(`${NEXT_MONDAY}T12:00:00.000Z`);
    await takeMorningNumbers(app.ports);
    await app.call(api.teamAnalysis.analysis, { teamId }, { as: reader });
    return { reader, writer: people[0] ?? reader };
  },
};

/** By each thing that an operator does with the whole server. */
const acts: Readonly<Record<OperatorAct, Access>> = {
  backup: () => actOf('backup'),
  restore: () => actOf('restore'),
};

async function actOf(act: OperatorAct): Promise<Done> {
  const writer = await buildPerson(app);
  await noteAct(app.ports.database.pool, act, app.clock.now());
  return { writer, reader: null };
}

type Kinds = Exclude<LedgerKind, 'ai' | 'copies'>;
const accesses: Readonly<Record<Kinds, Access>> & {
  readonly ai: typeof reads;
  readonly copies: typeof acts;
} = {
  ai: reads,
  copies: acts,
  async answers() {
    const team = await buildTeam(app, { members: 1 });
    const [writer = team.owner] = team.members;
    const { answer, exported } = useQuestionnaires(app);
    const { id } = await buildQuestionnaire(app, team);
    await answer(writer, id, rated(7));
    await exported(team.owner, id);
    return { writer, reader: team.owner };
  },
  async diaries() {
    const { reader, writer } = await buildWriter();
    const { id: diaryId } = await buildDiary(app, { author: writer, day: MONDAY });
    await app.call(api.diary.get, { diaryId }, { as: reader });
    return { reader, writer };
  },
  async questions() {
    const { reader, writer } = await buildWriter();
    const { id: curiousId } = await buildQuestion(app, writer, { question: 'Why blue?' });
    await app.call(api.curious.get, { curiousId }, { as: reader });
    return { reader, writer };
  },
  async statistics() {
    const { teamId, reader, writer } = await buildWriter();
    await app.call(api.statistics.export, { teamId, format: 'xlsx' }, { as: reader });
    return { reader, writer };
  },
};

type Case = { readonly about: LedgerKind; readonly way: string; readonly access: Access };
const cases = Object.entries(accesses).flatMap(([about, access]): Case[] =>
  typeof access === 'function'
    ? [{ about: about as LedgerKind, way: '', access }]
    : Object.entries(access).map(([way, made]) => ({ about: about as LedgerKind, way, access: made })),
);

const ledgerOf = async (as: TestPerson, wish: { readerId?: string; from?: string } = {}) =>
  (await app.call(api.ledger.list, wish, { as })).data.items;
const isOf = (about: LedgerKind, way: string) => (entry: LedgerEntry) =>
  entry.about === about &&
  (about === 'ai' ? entry.features.includes(way as ReadingFeature) : entry.act === (way || null));

test('each kind of access has a case', () => {
  expect(Object.keys(accesses).sort()).toEqual([...ledgerKind.options].sort());
  expect(Object.keys(reads)).toEqual(readingFeature.options);
  expect(Object.keys(acts)).toEqual(operatorAct.options);
});

test.for(cases)(
  '$about $way: is in the ledger of its owner the day after, and in no one else’s',
  async (each) => {
    const { reader, writer } = await each.access();
    const stranger = reader ?? (await buildPerson(app));
    app.clock.advance(24 * 60 * 60 * 1_000);
    const found = (await ledgerOf(writer)).filter(isOf(each.about, each.way));
    expect(found).toHaveLength(1);
    expect(found[0]?.reader?.id).toBe(reader?.id);
    const people = (await app.call(api.ledger.readers, {}, { as: writer })).data.items;
    expect(people.map(({ id }) => id)).toEqual(reader ? [reader.id] : []);
    if (reader) expect((await ledgerOf(stranger)).filter(isOf(each.about, each.way))).toEqual([]);
    // Of one person, and of some days.
    expect(await ledgerOf(writer, { readerId: stranger.id })).toHaveLength(reader ? found.length : 0);
    expect(await ledgerOf(writer, { from: app.clock.now().toISOString().slice(0, 10) })).toEqual([]);
  },
);

/** What each call gives that answers with a file: what is one's own, or what stands in the ledger of those it is about. */
const files: Readonly<Record<string, LedgerKind | 'own' | 'picture'>> = {
  'auth.export': 'own',
  'autobiography.export': 'own',
  'handbook.export': 'own',
  'questionnaire.export': 'answers',
  'statistics.export': 'statistics',
};

test('each call that gives a file gives one’s own, or is in the ledger', () => {
  const found = allEndpoints().filter(({ endpoint }) => endpoint.response === 'file');
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
});

/** Whose diaries each AI feature reads for someone. */
const readBy: Readonly<
  Record<AiFeature, ReadingFeature | 'one’s own' | 'what is open' | 'a morning, for no one'>
> = {
  translation: 'what is open',
  dialogue: 'one’s own',
  recommendations: 'one’s own',
  tone: 'one’s own',
  summaries: 'summaries',
  predictions: 'one’s own',
  focus: 'focus',
  teamAnalysis: 'teamAnalysis',
  departures: 'a morning, for no one',
  potential: 'one’s own',
  personality: 'one’s own',
  transcription: 'one’s own',
  advice: 'one’s own',
};

test('each AI feature reads one’s own, or is in the ledger', () => {
  expect(Object.keys(readBy)).toEqual(aiFeature.options);
  const others = readingFeature.options.filter((feature) => readBy[feature] !== feature);
  expect(others).toEqual([]);
});
