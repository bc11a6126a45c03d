import { type Api, api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, LONG_ENOUGH, PIXEL, type TestPerson } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import { admissionStories } from './admission-stories.ts';
import { closingStories } from './closing-stories.ts';
import { conversationStories } from './conversation-stories.ts';
import { followStories } from './follow-stories.ts';
import { memberStories } from './member-stories.ts';
import { noticeStories } from './notice-stories.ts';
import { removedStories } from './removed-stories.ts';
import { searchStories } from './search-stories.ts';
import { ssoStories } from './sso-stories.ts';
import { teamStories } from './team-stories.ts';
import { todoStories } from './todo-stories.ts';

/** `diary.publish`, for every call of the API. */
export type CallName = { [Group in keyof Api]: `${Group}.${keyof Api[Group] & string}` }[keyof Api];

/** Calls an endpoint once with everything in place, so that it succeeds. */
type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

const DAY = '2026-03-31';
const MONTH = '2026-03';
const sections = {
  summary: LONG_ENOUGH,
  learnings: 'Grocers decide by the photograph.',
  nextTasks: ['Call Ana'],
};

/** One success for every call; the type checker names the call that has none. */
export const stories = {
  'register.sendCode': (app) => app.call(api.register.sendCode, { email: 'new@garden.example' }),
  'register.userRegister': async (app) => {
    const email = 'li.na@garden.example';
    const code = await askForCode(app, email, 'register');
    const { inviteCode } = await buildTeam(app);
    return app.call(api.register.userRegister, {
      ...{ email, code, inviteCode, name: '李娜', password: 'trellis-7-north', agreed: true },
      ...{ locale: 'zh', timezone: 'Asia/Shanghai' },
    });
  },
  'user.login': async (app) => {
    const { email, password } = await buildPerson(app);
    return app.call(api.user.login, { email, password });
  },
  'user.info': async (app) => app.call(api.user.info, {}, { as: await buildPerson(app) }),
  'auth.options': (app) => app.call(api.auth.options, {}),
  'auth.refresh': async (app) => {
    const { email, password } = await buildPerson(app);
    const { cookies } = await app.call(api.user.login, { email, password });
    const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    return app.call(api.auth.refresh, {}, { cookies: kept });
  },
  'auth.edit': async (app) =>
    app.call(api.auth.edit, { name: 'Maya Okafor', locale: 'zh' }, { as: await buildPerson(app) }),
  'auth.forgetPassword': async (app) => {
    const { email } = await buildPerson(app);
    const code = await askForCode(app, email, 'reset');
    return app.call(api.auth.forgetPassword, { email, code, password: 'pergola-19-south' });
  },
  'auth.logout': async (app) => app.call(api.auth.logout, {}, { as: await buildPerson(app) }),
  'auth.sessions': async (app) => app.call(api.auth.sessions, {}, { as: await buildPerson(app) }),
  'auth.revoke': async (app) => app.call(api.auth.revoke, {}, { as: await buildPerson(app) }),

  'team.add': async (app) =>
    app.call(
      api.team.add,
      {
        name: 'Cellar',
        timezone: 'Asia/Shanghai',
        calendar: { dayStartsAt: '05:00', workingWeekdays: [1, 2] },
      },
      { as: await buildPerson(app) },
    ),
  'team.list': async (app) => {
    const { owner } = await buildTeam(app, { members: 1 });
    return app.call(api.team.list, {}, { as: owner });
  },
  'team.search': async (app) => {
    const { inviteCode, owner } = await buildTeam(app);
    return app.call(api.team.search, { keyword: inviteCode }, { as: owner });
  },
  'team.rename': async (app) => {
    const { id, owner } = await buildTeam(app);
    return app.call(api.team.rename, { teamId: id, name: '葡萄园' }, { as: owner });
  },
  'team.open': async (app) => {
    const { id, owner } = await buildTeam(app);
    return app.call(api.team.open, { teamId: id, joinVerification: true }, { as: owner });
  },
  'relationship.get': async (app) => {
    const { id, owner } = await buildTeam(app);
    return app.call(api.relationship.get, { teamId: id }, { as: owner });
  },
  'relationship.gets': async (app) => {
    const { id, owner } = await buildTeam(app, { members: 2 });
    return app.call(api.relationship.gets, { teamId: id, limit: 2 }, { as: owner });
  },
  'relationship.exit': async (app) => {
    const member = await buildPerson(app);
    const { id } = await buildTeam(app, { members: [member] });
    return app.call(api.relationship.exit, { teamId: id }, { as: member });
  },

  'draft.add': async (app) => {
    const [writer, teamIds] = await writerInTeam(app);
    const draft = { day: DAY, title: 'Prices', sections, teamIds, expression: '🍇', version: 0 };
    return app.call(api.draft.add, draft, { as: writer });
  },
  'draft.get': async (app) => {
    const [as] = await writerInTeam(app);
    await buildDiary(app, { author: as, day: '2026-03-30' });
    await app.call(api.draft.add, { day: DAY, sections, version: 0 }, { as });
    return app.call(api.draft.get, {}, { as });
  },
  'diary.image': async (app) => app.call(api.diary.image, { image: PIXEL }, { as: await buildPerson(app) }),
  'diary.import': async (app) => {
    const [as, teamIds] = await writerInTeam(app);
    const files = [
      { name: '2024-05-02.md', text: `${LONG_ENOUGH}\n\n## Learnings\n\nSlowly is quickly.` },
      { name: 'earlier.csv', text: `day,summary\n2024-05-03,"${LONG_ENOUGH}"` },
    ];
    return app.call(api.diary.import, { files, teamIds }, { as });
  },
  'diary.expression': async (app) => {
    const [as] = await writerInTeam(app);
    const { id: diaryId } = await buildDiary(app, { author: as });
    return app.call(api.diary.expression, { diaryId, expression: '🍇' }, { as });
  },
  'memes.add': async (app) => app.call(api.memes.add, { image: PIXEL }, { as: await buildPerson(app) }),
  'memes.list': async (app) => {
    const as = await buildPerson(app);
    await app.call(api.memes.add, { image: PIXEL }, { as });
    return app.call(api.memes.list, {}, { as });
  },
  'memes.delete': async (app) => {
    const as = await buildPerson(app);
    const { data } = await app.call(api.memes.add, { image: PIXEL }, { as });
    return app.call(api.memes.delete, { memeId: data.id }, { as });
  },
  'diary.publish': async (app) => {
    const [as, teamIds] = await writerInTeam(app);
    const diary = { day: DAY, title: 'Prices', sections, teamIds, expression: '🍇' };
    return app.call(api.diary.publish, diary, { as });
  },
  'diary.update': async (app) => {
    const [as] = await writerInTeam(app);
    const { id: diaryId, version } = await buildDiary(app, { author: as });
    return app.call(api.diary.update, { diaryId, version, sections }, { as });
  },
  'diary.delete': async (app) => {
    const [as] = await writerInTeam(app);
    const { id: diaryId } = await buildDiary(app, { author: as });
    return app.call(api.diary.delete, { diaryId }, { as });
  },
  'diary.get': async (app) => {
    const [as] = await writerInTeam(app);
    const { id: diaryId } = await buildDiary(app, { author: as });
    return app.call(api.diary.get, { diaryId }, { as });
  },
  'diary.customerReview': async (app) => {
    const author = await buildPerson(app);
    const { id: teamId, owner } = await buildTeam(app, { members: [author] });
    const supervision = { teamId, userId: author.id, supervisorId: owner.id };
    await app.call(api.relationship.supervise, supervision, { as: owner });
    const [item, note] = ['Ana recommends us', 'Thank her'];
    const { id: diaryId } = await buildDiary(app, { author, sections: { customerGood: [item] } });
    return app.call(api.diary.customerReview, { diaryId, item, verdict: 'praise', note }, { as: owner });
  },
  'diary.recently': async (app) => {
    const [as, [teamId]] = await writerInTeam(app);
    await buildDiary(app, { author: as });
    return app.call(api.diary.recently, { teamId }, { as });
  },
  'diary.history': async (app) => {
    const [as] = await writerInTeam(app);
    await buildDiary(app, { author: as });
    return app.call(api.diary.history, { month: MONTH }, { as });
  },
  'diary.skip': async (app) => {
    const [as] = await writerInTeam(app);
    await buildDiary(app, { author: as });
    const days = { from: '2026-03-30', to: '2026-04-10' };
    return app.call(api.diary.skip, { ...days, kind: 'vacation' }, { as });
  },
  ...admissionStories,
  ...closingStories,
  ...conversationStories,
  ...followStories,
  ...memberStories,
  ...noticeStories,
  ...removedStories,
  ...searchStories,
  ...ssoStories,
  ...teamStories,
  ...todoStories,
} satisfies Record<CallName, Story>;

async function writerInTeam(app: TestApp): Promise<[TestPerson, string[]]> {
  const { owner, id } = await buildTeam(app);
  return [owner, [id]];
}

/** Asks for a code and reads it from the mail. */
async function askForCode(app: TestApp, email: string, purpose: 'register' | 'reset'): Promise<string> {
  const asked = await app.call(api.register.sendCode, { email, purpose });
  if (asked.code !== 200) throw new Error(`no code: ${asked.message}`);
  await app.ports.queue.drain();
  const code = /\b\d{6}\b/.exec(app.mailer.lastTo(email)?.text ?? '')?.[0];
  if (!code) throw new Error(`no code in the mail to ${email}`);
  return code;
}
