import { addDays, type DiaryDay, monthOf, parseDiaryDay } from '@garden/calendar';
import type { MoodFace } from '@garden/contract';
import { aiDialogue } from '../src/features/ai/dialogue/ai-dialogue.ts';
import { worksAdd } from '../src/features/ai/recommendations/works-add.ts';
import { aiMonthlySummary } from '../src/features/ai/summaries/ai-monthly-summary.ts';
import { aiReviseSummary } from '../src/features/ai/summaries/ai-revise-summary.ts';
import { diaryExpression } from '../src/features/diary/writing/diary-expression.ts';
import { autobiographyArrange } from '../src/features/growth/autobiography/autobiography-arrange.ts';
import { autobiographyDraw } from '../src/features/growth/autobiography/autobiography-draw.ts';
import { autobiographyUpdate } from '../src/features/growth/autobiography/autobiography-update.ts';
import { growthMood } from '../src/features/growth/emotion/growth-mood.ts';
import { growthHide } from '../src/features/growth/memories/growth-hide.ts';
import type { Context } from '../src/http/context.ts';
import type { Published } from './talk-together.ts';

type LookingBack = {
  readonly teamId: string;
  readonly published: readonly Published[];
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  readonly today: DiaryDay;
};

/** What stands beside the last diaries of those who choose a face, the newest first; `·` for a day without one. */
const faces: Readonly<Record<string, string>> = {
  maya: '😊 💪 · 🤔 😌 🎉 😴 😊 · 😊 🤔 😌 💪 😣 😴 · 😊 😌 🎉 😊 💪 · 🤔 😴 😌 😊',
  linmei: '😌 😊 😣 · 💪 😴 🤔 🎉 😊 · 😌 😣 😴 😊 💪 😊 · 🤔 😌 😊 🎉',
  aiko: '😊 😊 · 😌 🎉 😊 💪 · 😴 😊',
};

/** What some keep to themselves. */
const kept: readonly (readonly [name: string, daysAgo: number, face: MoodFace, note: string])[] = [
  ['maya', 3, '😴', 'Said yes to a fourth meeting. Next time I ask what it is for.'],
  ['maya', 9, '😣', 'Ben was right about the date, and I was short with him. Told him so in the evening.'],
  ['maya', 12, '😌', 'Saturday market with my sister, no telephone.'],
  ['linmei', 5, '😣', '评审时语气急了，晚上跟一鸣说了抱歉。'],
  ['linmei', 13, '🎉', '周末爬了一次北高峰，想通了发布单的事。'],
];

/** What some add to their last month in review before they share it. */
const ownWords: Readonly<Record<string, string>> = {
  priya: 'Asking on the first day saves the third one.',
  linmei: '先说清楚为什么改，评审就顺多了。',
};

/** Title pages of those who make a book of their diaries. */
const books: Readonly<Record<string, { title: string; dedication: string; own: string }>> = {
  maya: {
    title: 'Vans, grapes and a grandmother',
    dedication: 'For everyone who waited in a cellar for a signal.',
    own: 'I wrote most of this on the train along the river.',
  },
  linmei: {
    title: '慢慢来，比较快',
    dedication: '写给一起熬过上线夜的人。',
    own: '这个月学会了先问怎么退回去。',
  },
};

/** Lets people of the demo team say how their days were. */
export async function lookBack({ teamId, published, as, now, today }: LookingBack): Promise<void> {
  for (const [name, row] of Object.entries(faces)) {
    const ctx = await as(name, now);
    const own = published.filter(({ author }) => author === name).toSorted((a, b) => +b.at - +a.at);
    for (const [at, expression] of row.split(' ').entries()) {
      const diaryId = own[at]?.id;
      if (diaryId !== undefined && expression !== '·') await diaryExpression(ctx, { diaryId, expression });
    }
  }
  for (const [name, daysAgo, mood, note] of kept)
    await growthMood(await as(name, now), { day: addDays(today, -daysAgo), mood, note });
  const maya = await as('maya', now);
  await worksAdd(maya, {
    teamId,
    title: 'How we answer a customer at night',
    author: 'Clearwater',
    sentence: 'Our own page on service, customers and mistakes on call.',
  });
  // Begun, and to be gone on with by someone who tries the product in her name.
  await aiDialogue(maya, { day: today, message: '', locale: 'en' });
  await growthHide(maya, { from: addDays(today, -40), to: addDays(today, -38) });
  for (const [name, { own, ...page }] of Object.entries(books)) {
    const ctx = await as(name, now);
    await autobiographyArrange(ctx, { ...page, order: 'oldest' });
    await writeChapter(ctx, monthOf(addDays(today, -35)), own);
  }
  const lastMonth = monthOf(addDays(parseDiaryDay(`${monthOf(today)}-01`), -1));
  for (const [name, own] of Object.entries(ownWords)) await shareMonth(await as(name, now), lastMonth, own);
}

/** Adds a line to a month in review, and shares it with those who look after its owner. */
async function shareMonth(ctx: Context, month: string, own: string): Promise<void> {
  const { version, lines, shareable } = await aiMonthlySummary(ctx, { month });
  const [team] = shareable;
  const kept = lines.map(({ key, part }) => ({ key, part }));
  await aiReviseSummary(ctx, {
    month,
    version,
    lines: [...kept, { part: 'learned', text: own }],
    ...(team && { sharedIn: team.teamId }),
  });
}

/** Draws a chapter with its pictures, and adds a line to it. */
async function writeChapter(ctx: Context, month: string, own: string): Promise<void> {
  const { version, lines } = await autobiographyDraw(ctx, { month });
  const said = lines.map(({ key, text, picture }) =>
    picture ? { text, picture: picture.file } : { key, text },
  );
  await autobiographyUpdate(ctx, { month, version, title: '', lines: [...said, { text: own }] });
}
