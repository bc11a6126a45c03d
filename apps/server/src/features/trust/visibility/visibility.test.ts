import { api, type SeenKind } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import {
  buildComment,
  buildDiary,
  buildInterviewNeed,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import {
  buildGuideline,
  buildQuestion,
  buildQuote,
  buildTodo,
} from '../../../testing/knowledge-factories.ts';
import { buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeAll(() => app.clock.set('2026-03-31T09:00:00.000Z'));

const look = async (as: TestPerson) => {
  const looked = await app.call(api.visibility.get, {}, { as });
  if (looked.code !== 200) throw new Error(looked.message);
  return looked.data;
};

type Grades = 'team' | 'supervisors' | 'author';
type Scene = { readonly grades: Grades; readonly isOpen: boolean; readonly isLedBy: 'supervisor' | 'no one' };

/** A team with everyone who may stand to a writer in some way, a stranger, and much that is the writer's. */
async function buildAll() {
  const writer = await buildPerson(app);
  const [admin, leader, mate] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const stranger = await buildPerson(app);
  const { id: teamId, owner } = await buildTeam(app, {
    graded: true,
    members: [writer, admin, leader, mate],
  });
  await app.call(api.relationship.authorizes, { teamId, userId: admin.id }, { as: owner });
  const mistakes = [{ text: 'Sent it twice', shared: false }];
  const written = { summary: `${LONG_ENOUGH}\n\n!! I am tired of it`, sections: { mistakes } };
  const shared = await buildDiary(app, { author: writer, day: '2026-03-30', ...written });
  const alone = await buildDiary(app, { author: writer, teamIds: [] });
  await buildComment(app, writer, shared.id);
  const question = await buildQuestion(app, writer);
  const quote = await buildQuote(app, writer);
  await buildTodo(app, writer);
  await buildGuideline(app, writer);
  const meetingIds = await Promise.all(
    (['nobody', 'participants', 'team'] as const).map(async (share) => {
      const { id: meetingId } = await buildMeeting(app, writer, teamId);
      await app.call(api.meeting.update, { meetingId, version: 1, share }, { as: writer });
      return meetingId;
    }),
  );
  await app.call(
    api.score.appeal,
    { diaryId: shared.id, reason: 'The market was closed, so there were no numbers' },
    { as: writer },
  );
  await buildInterviewNeed(app, { teamId, memberId: writer.id });
  const viewers = { owner, admin, leader, mate, stranger };
  return { teamId, writer, viewers, shared, alone, question, quote, meetingIds };
}
type Built = Awaited<ReturnType<typeof buildAll>>;

async function set({ teamId, writer, viewers }: Built, { grades, isOpen, isLedBy }: Scene) {
  const { owner, leader } = viewers;
  const supervisorId = isLedBy === 'supervisor' ? leader.id : null;
  await app.call(api.relationship.supervise, { teamId, userId: writer.id, supervisorId }, { as: owner });
  await app.call(api.team.setting, { teamId, rules: { review: { grades } } }, { as: owner });
  await app.call(api.todo.open, { open: isOpen }, { as: writer });
}

/** Whether someone really sees something, by the call that shows it. */
type Ask = (built: Built, as: TestPerson) => Promise<boolean>;
type Question = { readonly kind: SeenKind; readonly row?: number; readonly ask: Ask };

const has = (items: readonly { readonly id: string }[] | undefined, id: string) =>
  items?.some((item) => item.id === id) ?? false;
/** What was answered; null where it was refused. */
const given = <T>({ code, data }: { readonly code: number; readonly data: T }) =>
  code === 200 ? data : null;
const readShared = async ({ shared }: Built, as: TestPerson) =>
  given(await app.call(api.diary.get, { diaryId: shared.id }, { as }));
const readMeeting =
  (place: number): Ask =>
  async ({ meetingIds }, as) =>
    (await app.call(api.meeting.get, { meetingId: meetingIds[place] ?? '' }, { as })).code === 200;

const questions: readonly Question[] = [
  {
    kind: 'diaries',
    row: 0,
    ask: async (built, as) => (await readShared(built, as))?.id === built.shared.id,
  },
  {
    kind: 'diaries',
    row: 1,
    ask: async ({ alone }, as) => (await app.call(api.diary.get, { diaryId: alone.id }, { as })).code === 200,
  },
  {
    kind: 'privateLines',
    ask: async (built, as) => (await readShared(built, as))?.sections.summary.includes('tired') ?? false,
  },
  {
    kind: 'mistakes',
    ask: async (built, as) => ((await readShared(built, as))?.sections.mistakes.length ?? 0) > 0,
  },
  {
    kind: 'grades',
    ask: async (built, as) => ((await readShared(built, as))?.score ?? null) !== null,
  },
  {
    kind: 'comments',
    ask: async ({ shared }, as) => {
      const asked = { kind: 'diary', objectId: shared.id } as const;
      const found = await app.call(api.comment.gets, asked, { as });
      return (given(found)?.items.length ?? 0) > 0;
    },
  },
  {
    kind: 'questions',
    row: 0,
    ask: async ({ question }, as) =>
      (await app.call(api.curious.get, { curiousId: question.id }, { as })).code === 200,
  },
  {
    kind: 'wisdom',
    ask: async ({ quote }, as) =>
      has(given(await app.call(api.quote.get, { quoteId: quote.id }, { as }))?.items, quote.id),
  },
  {
    kind: 'handbook',
    ask: async (_, as) => (await app.call(api.handbook.getList, {}, { as })).data.items.length > 0,
  },
  {
    kind: 'todos',
    ask: async ({ writer }, as) =>
      (await app.call(api.todo.list, { userId: writer.id }, { as })).code === 200,
  },
  {
    kind: 'appeals',
    ask: async ({ teamId }, as) =>
      (given(await app.call(api.score.groups, { teamId }, { as }))?.appeals.length ?? 0) > 0,
  },
  {
    kind: 'interviewStates',
    ask: async ({ teamId, writer }, as) => {
      const asked = { teamId, userId: writer.id };
      return (given(await app.call(api.failUser.get, asked, { as }))?.items.length ?? 0) > 0;
    },
  },
  {
    kind: 'missing',
    ask: async ({ teamId, writer }, as) => {
      const asked = { teamId, day: '2026-03-27' };
      return has(given(await app.call(api.relationship.uncomplete, asked, { as }))?.items, writer.id);
    },
  },
  {
    kind: 'statistics',
    ask: async ({ teamId, writer }, as) => {
      const found = await app.call(api.statistics.members, { teamId }, { as });
      return given(found)?.items.some(({ member }) => member.id === writer.id) ?? false;
    },
  },
  {
    kind: 'downloads',
    ask: async ({ teamId }, as) =>
      (await app.call(api.statistics.export, { teamId, format: 'csv' }, { as })).code === 200,
  },
  {
    kind: 'email',
    ask: async ({ teamId, writer }, as) => {
      const found = await app.call(api.relationship.details, { teamId, userId: writer.id }, { as });
      return (given(found)?.email ?? null) !== null;
    },
  },
  ...[readMeeting(2), readMeeting(0)].map((ask, at): Question => ({ kind: 'meetings', row: at * 2, ask })),
];

const scenes: readonly Scene[] = [
  { grades: 'supervisors', isOpen: true, isLedBy: 'supervisor' },
  { grades: 'team', isOpen: false, isLedBy: 'no one' },
  { grades: 'author', isOpen: false, isLedBy: 'supervisor' },
];
/** What settings and roles decide: the rest is the same in every scene. */
const varying: readonly SeenKind[] = ['grades', 'todos', 'appeals', 'interviewStates', 'statistics'];

test('says what each role really finds, as settings and roles change', async () => {
  const built = await buildAll();
  for (const [at, scene] of scenes.entries()) {
    await set(built, scene);
    const { teams, rows } = await look(built.writer);
    expect(teams.map(({ id }) => id)).toEqual([built.teamId]);
    const said: Record<string, boolean> = {};
    const found: Record<string, boolean> = {};
    for (const { kind, row: place = 0, ask } of questions) {
      if (at > 0 && !varying.includes(kind)) continue;
      const ofKind = rows.filter((row) => row.kind === kind).sort((a, b) => widthOf(b) - widthOf(a));
      const [seen] = ofKind[place]?.seenBy ?? [];
      for (const [name, viewer] of Object.entries(built.viewers)) {
        const key = `${kind} ${place} ${name}`;
        said[key] = name !== 'stranger' && (seen?.everyone || (seen?.userIds.includes(viewer.id) ?? false));
        found[key] = await ask(built, viewer);
      }
    }
    expect(said, JSON.stringify(scene)).toEqual(found);
  }
});

const widthOf = ({ seenBy, also }: Awaited<ReturnType<typeof look>>['rows'][number]) =>
  seenBy.length * 2 + (also === null ? 0 : 1);
