import { type Api, api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, LONG_ENOUGH, PIXEL, type TestPerson } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
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
type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

const DAY = '2026-03-31';
const MONTH = '2026-03';
const sections = {
  summary: LONG_ENOUGH,
  learnings: 'Grocers decide by the photograph.',
  nextTasks: ['Call Ana'],
};

/** One success for every call; the type checker names the call that has none. */
export const stories = {
  'register.sendCode': (garden) => garden.call(api.register.sendCode, { email: 'new@garden.example' }),
  'register.userRegister': async (garden) => {
    const email = 'li.na@garden.example';
    const code = await askForCode(garden, email, 'register');
    const { inviteCode } = await buildTeam(garden);
    return garden.call(api.register.userRegister, {
      ...{ email, code, inviteCode, name: '李娜', password: 'trellis-7-north', agreed: true },
      ...{ locale: 'zh', timezone: 'Asia/Shanghai' },
    });
  },
  'user.login': async (garden) => {
    const { email, password } = await buildPerson(garden);
    return garden.call(api.user.login, { email, password });
  },
  'user.info': async (garden) => garden.call(api.user.info, {}, { as: await buildPerson(garden) }),
  'auth.options': (garden) => garden.call(api.auth.options, {}),
  'auth.refresh': async (garden) => {
    const { email, password } = await buildPerson(garden);
    const { cookies } = await garden.call(api.user.login, { email, password });
    const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    return garden.call(api.auth.refresh, {}, { cookies: kept });
  },
  'auth.edit': async (garden) =>
    garden.call(api.auth.edit, { name: 'Maya Okafor', locale: 'zh' }, { as: await buildPerson(garden) }),
  'auth.forgetPassword': async (garden) => {
    const { email } = await buildPerson(garden);
    const code = await askForCode(garden, email, 'reset');
    return garden.call(api.auth.forgetPassword, { email, code, password: 'pergola-19-south' });
  },
  'auth.logout': async (garden) => garden.call(api.auth.logout, {}, { as: await buildPerson(garden) }),
  'auth.sessions': async (garden) => garden.call(api.auth.sessions, {}, { as: await buildPerson(garden) }),
  'auth.revoke': async (garden) => garden.call(api.auth.revoke, {}, { as: await buildPerson(garden) }),

  'team.add': async (garden) =>
    garden.call(
      api.team.add,
      {
        name: 'Cellar',
        timezone: 'Asia/Shanghai',
        calendar: { dayStartsAt: '05:00', workingWeekdays: [1, 2] },
      },
      { as: await buildPerson(garden) },
    ),
  'team.list': async (garden) => {
    const { owner } = await buildTeam(garden, { members: 1 });
    return garden.call(api.team.list, {}, { as: owner });
  },
  'team.search': async (garden) => {
    const { inviteCode, owner } = await buildTeam(garden);
    return garden.call(api.team.search, { keyword: inviteCode }, { as: owner });
  },
  'team.rename': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    return garden.call(api.team.rename, { teamId: id, name: '葡萄园' }, { as: owner });
  },
  'team.open': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    return garden.call(api.team.open, { teamId: id, joinVerification: true }, { as: owner });
  },
  'relationship.get': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    return garden.call(api.relationship.get, { teamId: id }, { as: owner });
  },
  'relationship.gets': async (garden) => {
    const { id, owner } = await buildTeam(garden, { members: 2 });
    return garden.call(api.relationship.gets, { teamId: id, limit: 2 }, { as: owner });
  },
  'relationship.exit': async (garden) => {
    const member = await buildPerson(garden);
    const { id } = await buildTeam(garden, { members: [member] });
    return garden.call(api.relationship.exit, { teamId: id }, { as: member });
  },

  'draft.add': async (garden) => {
    const [writer, teamIds] = await writerInTeam(garden);
    const draft = { day: DAY, title: 'Prices', sections, teamIds, expression: '🍇', version: 0 };
    return garden.call(api.draft.add, draft, { as: writer });
  },
  'draft.get': async (garden) => {
    const [as] = await writerInTeam(garden);
    await buildDiary(garden, { author: as, day: '2026-03-30' });
    await garden.call(api.draft.add, { day: DAY, sections, version: 0 }, { as });
    return garden.call(api.draft.get, {}, { as });
  },
  'diary.image': async (garden) =>
    garden.call(api.diary.image, { image: PIXEL }, { as: await buildPerson(garden) }),
  'diary.import': async (garden) => {
    const [as, teamIds] = await writerInTeam(garden);
    const files = [
      { name: '2024-05-02.md', text: `${LONG_ENOUGH}\n\n## Learnings\n\nSlowly is quickly.` },
      { name: 'earlier.csv', text: `day,summary\n2024-05-03,"${LONG_ENOUGH}"` },
    ];
    return garden.call(api.diary.import, { files, teamIds }, { as });
  },
  'diary.expression': async (garden) => {
    const [as] = await writerInTeam(garden);
    const { id: diaryId } = await buildDiary(garden, { author: as });
    return garden.call(api.diary.expression, { diaryId, expression: '🍇' }, { as });
  },
  'memes.add': async (garden) =>
    garden.call(api.memes.add, { image: PIXEL }, { as: await buildPerson(garden) }),
  'memes.list': async (garden) => {
    const as = await buildPerson(garden);
    await garden.call(api.memes.add, { image: PIXEL }, { as });
    return garden.call(api.memes.list, {}, { as });
  },
  'memes.delete': async (garden) => {
    const as = await buildPerson(garden);
    const { data } = await garden.call(api.memes.add, { image: PIXEL }, { as });
    return garden.call(api.memes.delete, { memeId: data.id }, { as });
  },
  'diary.publish': async (garden) => {
    const [as, teamIds] = await writerInTeam(garden);
    const diary = { day: DAY, title: 'Prices', sections, teamIds, expression: '🍇' };
    return garden.call(api.diary.publish, diary, { as });
  },
  'diary.update': async (garden) => {
    const [as] = await writerInTeam(garden);
    const { id: diaryId, version } = await buildDiary(garden, { author: as });
    return garden.call(api.diary.update, { diaryId, version, sections }, { as });
  },
  'diary.delete': async (garden) => {
    const [as] = await writerInTeam(garden);
    const { id: diaryId } = await buildDiary(garden, { author: as });
    return garden.call(api.diary.delete, { diaryId }, { as });
  },
  'diary.get': async (garden) => {
    const [as] = await writerInTeam(garden);
    const { id: diaryId } = await buildDiary(garden, { author: as });
    return garden.call(api.diary.get, { diaryId }, { as });
  },
  'diary.customerReview': async (garden) => {
    const author = await buildPerson(garden);
    const { id: teamId, owner } = await buildTeam(garden, { members: [author] });
    const supervision = { teamId, userId: author.id, supervisorId: owner.id };
    await garden.call(api.relationship.supervise, supervision, { as: owner });
    const [item, note] = ['Ana recommends us', 'Thank her'];
    const { id: diaryId } = await buildDiary(garden, { author, sections: { customerGood: [item] } });
    return garden.call(api.diary.customerReview, { diaryId, item, verdict: 'praise', note }, { as: owner });
  },
  'diary.recently': async (garden) => {
    const [as, [teamId]] = await writerInTeam(garden);
    await buildDiary(garden, { author: as });
    return garden.call(api.diary.recently, { teamId }, { as });
  },
  'diary.history': async (garden) => {
    const [as] = await writerInTeam(garden);
    await buildDiary(garden, { author: as });
    return garden.call(api.diary.history, { month: MONTH }, { as });
  },
  'diary.skip': async (garden) => {
    const [as] = await writerInTeam(garden);
    await buildDiary(garden, { author: as });
    const days = { from: '2026-03-30', to: '2026-04-10' };
    return garden.call(api.diary.skip, { ...days, kind: 'vacation' }, { as });
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

async function writerInTeam(garden: TestGarden): Promise<[TestPerson, string[]]> {
  const { owner, id } = await buildTeam(garden);
  return [owner, [id]];
}

/** Asks for a code and reads it from the mail. */
async function askForCode(garden: TestGarden, email: string, purpose: 'register' | 'reset'): Promise<string> {
  const asked = await garden.call(api.register.sendCode, { email, purpose });
  if (asked.code !== 200) throw new Error(`no code: ${asked.message}`);
  await garden.ports.queue.drain();
  const code = /\b\d{6}\b/.exec(garden.mailer.lastTo(email)?.text ?? '')?.[0];
  if (!code) throw new Error(`no code in the mail to ${email}`);
  return code;
}
