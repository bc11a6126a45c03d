import { api } from '@garden/contract';
import {
  buildDiary,
  buildFollowGroup,
  buildInterviewNeed,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
  type TestTeam,
} from '../factories.ts';
import {
  buildCollected,
  buildGuideline,
  buildImprovement,
  buildMistake,
  buildQuote,
  buildTodo,
} from '../knowledge-factories.ts';
import { buildCulture, buildQuestionnaire, buildTopic } from '../life-factories.ts';
import { buildMeeting } from '../meeting-factories.ts';
import type { Reply, TestApp } from '../test-app.ts';

/** Words that only their writer may ever be shown. */
export const secrets = {
  private: 'canary-private-entry',
  draft: 'canary-unfinished-draft',
  earlier: 'canary-earlier-version',
  deleted: 'canary-deleted-entry',
  remark: 'canary-remark',
  todo: 'canary-closed-todo',
  plan: 'canary-plan-of-private-entry',
  mistake: 'canary-mistake',
  line: 'canary-private-line',
  selection: 'canary-follow-group',
  collected: 'canary-my-wisdom',
  tag: 'canary-my-tag',
  removedLine: 'canary-removed-wisdom',
  guideline: 'canary-guideline',
  instead: 'canary-instead',
  improvement: 'canary-improvement',
  meeting: 'canary-meeting',
  mood: 'canary-mood',
  book: 'canary-book',
} as const;

/** What is between the writer and the leader, and shown to no one else. */
const betweenTwo = { interview: 'canary-interview', appeal: 'canary-appeal' } as const;

/** Why the leader closed an interview with the member, who alone reads it besides. */
const closingReason = 'canary-closing';

/** What administrators of the team may be shown, and no other member. */
const confidences = {
  email: 'canary-address@garden.example',
  word: 'canary-word',
  application: 'canary-application',
} as const;

export const TODAY = '2026-03-31';

/** The month before. */
export const LAST_MONTH = '2026-02';

const YESTERDAY = '2026-03-30';

const FRIDAY = '2026-03-27';

const WEDNESDAY = '2026-03-25';

/** A day that none of these people has written. */
export const FREE_DAY = '2026-03-26';

/** A customer-good item of the writer. */
export const GOOD = 'Ana recommends us to her cousin';

export const MISSING_ID = '00000000-0000-7000-8000-000000000000';

/**
 * Who asks: someone signed out; the owner, an administrator, the leader of a department, the supervisor of a member
 * and a plain member of the team; someone who was removed from it; an administrator of another team.
 */
export const roles = [
  'signedOut',
  'owner',
  'admin',
  'leader',
  'supervisor',
  'member',
  'removed',
  'stranger',
] as const;

export type Role = (typeof roles)[number];

type Signed = Exclude<Role, 'signedOut'>;

/** What no answer to this caller may contain. */
export function canariesFor(role: Role): readonly string[] {
  const administers = role === 'owner' || role === 'admin';
  return [
    ...Object.values(secrets),
    ...(administers ? [] : Object.values(confidences)),
    ...(role === 'leader' ? [] : Object.values(betweenTwo)),
    ...(role === 'leader' || role === 'member' ? [] : [closingReason]),
  ];
}

/** What there is to ask for. */
export type RoleFixtures = {
  readonly app: TestApp;
  readonly people: Readonly<Record<Signed, TestPerson>>;
  readonly team: TestTeam;
  readonly otherTeam: TestTeam;
  /** A department of the team, with its leader, the writer and the member. */
  readonly department: string;
  readonly otherDepartment: string;
  /** In the team; has a private entry, a draft, an earlier version, a deleted entry and a remark. */
  readonly writer: TestPerson;
  readonly writerSession: string;
  /** The owner of the other team. */
  readonly foreigner: TestPerson;
  readonly applicant: TestPerson;
  /** The applicant's, to the team. */
  readonly application: string;
  /** The writer's, in the team, one of them taken out; and the foreigner's, in the other one. */
  readonly quotes: { readonly team: string; readonly removed: string; readonly otherTeam: string };
  /** An item of the writer's collection, which no one else may see. */
  readonly collected: string;
  /** The writer's, who shows their to-dos to no one. */
  readonly todo: string;
  /** The writer's, which no one else may see. */
  readonly followGroup: string;
  readonly guideline: string;
  /** The writer's, in the team, which they share with no one. */
  readonly meeting: string;
  /** Days that the writer has hidden. */
  readonly hidden: string;
  readonly mistake: string;
  readonly improvement: string;
  /** A topic of the team. */
  readonly topic: string;
  /** A questionnaire of the team, by name and for everyone. */
  readonly questionnaire: string;
  /** Entries of a culture. */
  readonly cultures: { readonly team: string; readonly otherTeam: string };
  /** The writer's, for another look at their diary of the team; it waits for the leader. */
  readonly appeal: string;
  readonly diaries: {
    readonly mine: Readonly<Record<Signed, string>>;
    readonly team: string;
    readonly otherTeam: string;
    readonly private: string;
    readonly deleted: string;
  };
};

/** Two teams with people in every role, who have all written today; one of them has secrets. */
export async function buildRoleFixtures(app: TestApp): Promise<RoleFixtures> {
  const [owner, admin, leader, supervisor, member] = await people(app, 5);
  const [removed, stranger, foreigner, applicant] = await people(app, 4);
  const writer = await buildPerson(app, { email: confidences.email });
  const team = await buildTeam(app, {
    name: 'Harvest',
    owner,
    graded: true,
    members: [admin, leader, supervisor, member, removed, writer],
  });
  const otherTeam = await buildTeam(app, {
    name: 'Orchard',
    owner: foreigner,
    graded: true,
    members: [stranger],
  });
  const callers = { owner, admin, leader, supervisor, member, removed, stranger };
  const mine = Object.fromEntries(
    await Promise.all(
      Object.entries(callers).map(async ([role, author]) => [role, (await buildDiary(app, { author })).id]),
    ),
  ) as Record<Signed, string>;

  const inOtherTeam = await buildDiary(app, { author: foreigner });

  const as = owner;
  const { id: teamId } = team;
  const of = (userId: string) => ({ teamId, userId });
  await demand(app.call(api.relationship.authorizes, of(admin.id), { as }));
  const other = { teamId: otherTeam.id, userId: stranger.id };
  await demand(app.call(api.relationship.authorizes, other, { as: foreigner }));
  const { id: departmentId } = await demand(
    app.call(api.department.create, { teamId, name: 'Cellar' }, { as }),
  );
  const { id: otherDepartment } = await demand(
    app.call(api.department.create, { teamId: otherTeam.id, name: 'Press' }, { as: foreigner }),
  );
  const userIds = [leader.id, writer.id, member.id];
  await demand(app.call(api.department.add, { teamId, departmentId, userIds }, { as }));
  await demand(app.call(api.department.update, { teamId, departmentId, leaderIds: [leader.id] }, { as }));
  const supervised = { ...of(admin.id), supervisorId: supervisor.id };
  await demand(app.call(api.relationship.supervise, supervised, { as }));
  await demand(app.call(api.team.prohibited, { teamId, words: confidences.word }, { as }));
  await demand(app.call(api.relationship.kick, of(removed.id), { as }));

  await demand(app.call(api.team.open, { teamId, joinVerification: true }, { as }));
  const asked = await demand(
    app.call(api.apply.add, { teamId, message: confidences.application }, { as: applicant }),
  );
  await demand(app.call(api.relationship.supervise, { ...of(member.id), supervisorId: writer.id }, { as }));
  const written = await writeSecrets(app, writer);
  const reason = `Look again, please: ${betweenTwo.appeal}`;
  const appeal = await demand(app.call(api.score.appeal, { diaryId: written.team, reason }, { as: writer }));
  await buildInterviewNeed(app, { teamId, memberId: writer.id });
  const interview = { ...of(writer.id), month: LAST_MONTH, version: 0, heldOn: TODAY };
  const said = { said: betweenTwo.interview };
  await demand(app.call(api.failUser.interview, { ...interview, ...said }, { as: leader }));
  await demand(app.call(api.relationship.supervise, { ...of(member.id), supervisorId: null }, { as }));
  await buildInterviewNeed(app, { teamId, memberId: member.id });
  const closing = { ...of(member.id), month: LAST_MONTH, reason: closingReason };
  await demand(app.call(api.failUser.close, closing, { as: leader }));
  const todo = await buildTodo(app, writer, { text: secrets.todo });
  const guideline = await buildGuideline(app, writer, {
    title: secrets.guideline,
    category: 'Secrets',
    content: secrets.guideline,
  });
  const mistake = await buildMistake(app, writer, { text: secrets.mistake, instead: secrets.instead });
  await demand(
    app.call(api.mistake.guideline, { mistakeId: mistake.id, guidelineId: guideline.id }, { as: writer }),
  );
  const improvement = await buildImprovement(app, writer, { text: secrets.improvement });
  const topic = await buildTopic(app, team);
  const questionnaire = await buildQuestionnaire(app, team);
  // Who took part knows what a meeting is called, and no one else does.
  const meeting = await buildMeeting(app, writer, teamId, {
    transcript: `Ana: We decided to buy ${secrets.meeting}.`,
    participantIds: [member.id],
  });
  await buildMeeting(app, writer, teamId, { title: secrets.meeting });
  const cultures = {
    team: (await buildCulture(app, team)).id,
    otherTeam: (await buildCulture(app, otherTeam)).id,
  };
  const quotes = {
    team: (await buildQuote(app, writer)).id,
    removed: (await buildQuote(app, writer, { text: secrets.removedLine })).id,
    otherTeam: (await buildQuote(app, foreigner)).id,
  };
  await demand(app.call(api.quote.del, { quoteId: quotes.removed }, { as: writer }));
  const collected = await buildCollected(app, writer, { text: secrets.collected, tags: [secrets.tag] });
  const followGroup = await buildFollowGroup(app, writer, [member], secrets.selection);
  const span = { from: '2025-01-01', to: '2025-01-02' };
  const hidden = await demand(app.call(api.growth.hide, span, { as: writer }));
  const chapter = { month: '2025-01', version: 0, title: secrets.book, lines: [{ text: secrets.book }] };
  await demand(app.call(api.autobiography.update, chapter, { as: writer }));
  await demand(app.call(api.growth.mood, { day: TODAY, mood: '😣', note: secrets.mood }, { as: writer }));
  const remark = { ...of(member.id), remark: secrets.remark };
  await demand(app.call(api.relationship.remarks, remark, { as: writer }));
  const { items } = await demand(app.call(api.auth.sessions, {}, { as: writer }));
  return {
    app,
    people: callers,
    team,
    otherTeam,
    writer,
    foreigner,
    applicant,
    department: departmentId,
    otherDepartment,
    application: asked.application?.id ?? MISSING_ID,
    ...{
      writerSession: items[0]?.id ?? MISSING_ID,
      todo: todo.id,
      quotes,
      collected: collected.id,
      topic: topic.id,
      questionnaire: questionnaire.id,
      followGroup,
      guideline: guideline.id,
      meeting: meeting.id,
      hidden: hidden.id,
      mistake: mistake.id,
      improvement: improvement.id,
      appeal: appeal.id,
    },
    cultures,
    diaries: { mine, otherTeam: inOtherTeam.id, ...written },
  };
}

/** As many people as there are names for. */
async function people<const N extends number>(app: TestApp, count: N) {
  return (await Promise.all(Array.from({ length: count }, () => buildPerson(app)))) as N extends 5
    ? [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
    : [TestPerson, TestPerson, TestPerson, TestPerson];
}

async function writeSecrets(app: TestApp, author: TestPerson) {
  const say = (secret: string) => ({
    summary: `${LONG_ENOUGH} ${secret}`,
    learnings: `${LONG_ENOUGH} ${secret}`,
  });
  const first = await buildDiary(app, { author, ...say(secrets.earlier) });
  const line = `!! ${secrets.line}`;
  const sections = {
    summary: `${LONG_ENOUGH}\n\n${line}`,
    mistakes: [false, true].map((shared) => ({ text: `${secrets.mistake} ${shared}`, shared })),
    unclear: [line],
    customerGood: [GOOD, line],
    nextTasks: [line],
  };
  const change = { diaryId: first.id, version: first.version, sections };
  const team = await demand(app.call(api.diary.update, change, { as: author }));
  const plan = { nextTasks: [secrets.plan] };
  const alone = { author, day: YESTERDAY, teamIds: [], sections: plan };
  const kept = await buildDiary(app, { ...alone, ...say(secrets.private) });
  const week = { weeklyTop: [line], insight: `${LONG_ENOUGH}\n\n${line}` };
  await buildDiary(app, { author, day: FRIDAY, sections: week });
  const hidden = await buildDiary(app, { author, day: WEDNESDAY, ...say(secrets.deleted) });
  await demand(app.call(api.diary.delete, { diaryId: hidden.id }, { as: author }));
  const draft = { day: FREE_DAY, sections: say(secrets.draft), title: secrets.draft, version: 0 };
  await demand(app.call(api.draft.add, draft, { as: author }));
  return { team: team.id, private: kept.id, deleted: hidden.id };
}

/** Someone new in the team, in its department, for a caller to change. */
export async function newMember({ app, team, department }: RoleFixtures): Promise<TestPerson> {
  const person = await buildPerson(app);
  const applyId = await apply(app, team.id, person);
  const approval = { applyId, approve: true, departmentId: department };
  await demand(app.call(api.apply.approval, approval, { as: team.owner }));
  return person;
}

export async function apply(app: TestApp, teamId: string, as: TestPerson): Promise<string> {
  const { application } = await demand(app.call(api.apply.add, { teamId }, { as }));
  if (!application) throw new Error('no one checks who joins');
  return application.id;
}

export async function demand<E>(asked: Promise<Reply<E>>): Promise<Reply<E>['data']> {
  const { code, message, data } = await asked;
  if (code !== 200) throw new Error(`the fixtures could not be built: ${message}`);
  return data;
}
