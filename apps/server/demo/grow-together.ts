import { addDays, type DiaryDay, monthOf, parseDiaryDay } from '@garden/calendar';
import { scoreAppeal } from '../src/features/review/appeals/score-appeal.ts';
import { scoreSettle } from '../src/features/review/appeals/score-settle.ts';
import { failUserClose } from '../src/features/review/interviews/fail-user-close.ts';
import { failUserInterview } from '../src/features/review/interviews/fail-user-interview.ts';
import { failUserSign } from '../src/features/review/interviews/fail-user-sign.ts';
import { listToHold } from '../src/features/review/interviews/needs.store.ts';
import { takeRounds } from '../src/features/review/interviews/round.store.ts';
import { countMonths } from '../src/features/review/store.ts';
import { teamSetting } from '../src/features/team/settings/team-setting.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, shift } from '../src/platform/clock.ts';
import type { Published } from './talk-together.ts';

type Growing = {
  readonly teamId: string;
  readonly published: readonly Published[];
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  readonly today: DiaryDay;
};

/** Whose score was looked at again, and who did that. */
const appeal = {
  about: ['wanglei', '1.5'],
  reason: '这篇写得短，因为一半时间在外面跟车，数字都记在纸上，后来补在评论里了。',
  settler: 'linmei',
  score: 86,
  answer: '看过纸上的记录了，每一站都有时间。按你实际做的事给分。',
} as const;

/** Those who wait for another look, one at each of two supervisors. */
const open = [
  {
    about: ['linmei', '1.4'],
    reason: '这天大半时间在帮别人看代码，没有写成条目，希望能把这部分也算上。',
  },
  {
    about: ['tomas', '1.4'],
    reason: 'Most of that day was the rehearsal, and its numbers are in Yiming’s entry, not in mine.',
  },
] as const;

/** The one who still has an interview to hold; the others have held theirs, or closed the last of several. */
const LATE = 'aiko';

/** Has a score looked at again, and lets those with the hardest month have their interviews: all but one are signed. */
export async function growTogether(growing: Growing): Promise<void> {
  await lookAgain(growing);
  const { teamId, idOf, as, now, today } = growing;
  const maya = await as('maya', now);
  const lastDay = addDays(parseDiaryDay(`${monthOf(today)}-01`), -1);
  const month = monthOf(lastDay);
  const months = await countMonths(maya, maya.database.db, { teamId, month });
  const lowestOf = (names: readonly string[]) =>
    Math.min(
      ...months
        .filter(({ person, count }) => count.expected > 0 && names.some((name) => idOf(name) === person.id))
        .map(({ count }) => count.sum / count.expected),
    );
  const threshold = Math.min(
    100,
    1 +
      Math.ceil(
        Math.max(lowestOf(['zhaoyiming', 'chenxiao', 'ben']), lowestOf(['zhouting', 'lina', 'priya'])),
      ),
  );
  await teamSetting(maya, { teamId, rules: { review: { interviews: { threshold } } } });
  await takeRounds(maya);
  const toHold = (await listToHold(maya.database.db, { teamId, month })).filter(
    ({ supervisorIds }) => !supervisorIds.includes(idOf(LATE)),
  );
  for (const [at, { memberId, supervisorIds }] of toHold.entries()) {
    const [supervisorId] = supervisorIds;
    if (supervisorId === undefined) continue;
    const isClosed = at > 0 && at === toHold.length - 1;
    await (isClosed ? close : hold)({ ...growing, month, lastDay }, memberId, supervisorId);
  }
}

async function lookAgain(growing: Growing): Promise<void> {
  const { at, id, version } = await ask(growing, appeal);
  const { settler, score, answer } = appeal;
  await scoreSettle(await growing.as(settler, shift(at, 20 * HOUR)), {
    appealId: id,
    version,
    score,
    reason: answer,
  });
  for (const waiting of open) await ask(growing, waiting);
}

type Asking = { readonly about: readonly [string, string]; readonly reason: string };

async function ask({ published, as }: Growing, { about: [by, place], reason }: Asking) {
  const entry = published.find((each) => each.author === by && each.place === place);
  if (!entry) throw new Error(`${by} has no entry ${place} to look at again`);
  const { at, id: diaryId } = entry;
  const asked = await scoreAppeal(await as(by, shift(at, HOUR)), { diaryId, reason });
  return { at, id: asked.id, version: asked.version };
}

type Holding = Growing & { readonly month: string; readonly lastDay: DiaryDay };

/** An interview that is not held, with a reason. */
async function close(
  { teamId, published, as, now, month }: Holding,
  memberId: string,
  supervisorId: string,
): Promise<void> {
  const name = published.find(({ authorId }) => authorId === supervisorId)?.author ?? '';
  const reason = '上个月大半时间在休假，我们电话里聊过近况，这个月一起看下周的安排就好。';
  await failUserClose(await as(name, now), { teamId, userId: memberId, month, reason });
}

/** An interview in the first days of the month, signed by both. */
async function hold(
  { teamId, published, as, now, today, month, lastDay }: Holding,
  memberId: string,
  supervisorId: string,
): Promise<void> {
  const nameOf = (id: string) => published.find(({ authorId }) => authorId === id)?.author ?? '';
  const ofMember = { teamId, userId: memberId, month };
  const heldOn = [addDays(lastDay, 3), today].sort()[0] ?? today;
  const supervisor = await as(nameOf(supervisorId), now);
  const member = await as(nameOf(memberId), now);
  await failUserInterview(supervisor, {
    ...ofMember,
    version: 0,
    heldOn,
    said: '上个月发布太密，日记常常只剩一句话。我们看了三天的记录：真正花时间的事都没写进去。',
    steps: [{ text: '每天收工前留十分钟，先写数字再写经过', day: addDays(today, 7) }],
  });
  const words = '写得少不是没做，是不知道哪些值得写。先从数字开始，我可以。';
  const { record } = await failUserInterview(member, { ...ofMember, version: 1, words });
  const signature = { ...ofMember, version: record?.version ?? 2, accept: true };
  await failUserSign(member, { ...signature, takeSteps: true });
  await failUserSign(supervisor, signature);
}
