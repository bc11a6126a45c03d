import {
  addDays,
  type Calendar,
  compareDays,
  type DiaryDay,
  dayStart,
  parseDiaryDay,
} from '@garden/calendar';
import type { GuidelineView } from '@garden/contract';
import { handbookArrange } from '../src/features/knowledge/handbook/handbook-arrange.ts';
import { handbookUpset } from '../src/features/knowledge/handbook/handbook-upset.ts';
import { lastImproveAdd } from '../src/features/knowledge/handbook/last-improve-add.ts';
import { lastImproveAnswer } from '../src/features/knowledge/handbook/last-improve-answer.ts';
import { mistakeAdd } from '../src/features/knowledge/mistakes/mistake-add.ts';
import { mistakeAnswer } from '../src/features/knowledge/mistakes/mistake-answer.ts';
import { mistakeGuideline } from '../src/features/knowledge/mistakes/mistake-guideline.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, shift } from '../src/platform/clock.ts';
import {
  type DemoGuideline,
  type DemoImprovement,
  type DemoMistake,
  guidelines,
  improvements,
  mistakes,
} from './learned.ts';

type Learning = {
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly today: DiaryDay;
  readonly calendar: Calendar;
};

/** Lets the demo team keep their handbooks, grow out of mistakes, and say what they do better. */
export async function learnFromMistakes(learning: Learning): Promise<void> {
  for (const guideline of guidelines) await writeGuideline(learning, guideline);
  for (const mistake of mistakes) await learnFrom(learning, mistake);
  for (const improvement of improvements) await improve(learning, improvement);
}

/** Noon of the team: the same day for everyone in it. */
const noonOf = ({ calendar }: Learning, day: DiaryDay) => shift(dayStart(day, calendar), 12 * HOUR);
const daysBefore = ({ today }: Learning, days: number) => addDays(today, -days);

async function writeGuideline(
  learning: Learning,
  { by, daysAgo, pinned, weekdays = [], before, ...text }: DemoGuideline,
): Promise<GuidelineView> {
  const ctx = await learning.as(by, noonOf(learning, daysBefore(learning, daysAgo)));
  const written = await handbookUpset(ctx, { ...text, ...(before !== undefined && { content: before }) });
  const guidelineId = written.id;
  if (before !== undefined) {
    const later = await learning.as(by, noonOf(learning, daysBefore(learning, Math.ceil(daysAgo / 2))));
    await handbookUpset(later, { guidelineId, version: written.version, ...text });
  }
  if (!pinned && weekdays.length === 0) return written;
  return handbookArrange(ctx, { guidelineId, ...(pinned && { pinned }), weekdays: [...weekdays] });
}

/** Writes a mistake, makes a guideline of it, and answers for as long as there are answers whose days are over. */
async function learnFrom(
  learning: Learning,
  { by, daysAgo, guideline, answers = [], tags = [], ...told }: DemoMistake,
): Promise<void> {
  const day = daysBefore(learning, daysAgo);
  const ctx = await learning.as(by, noonOf(learning, day));
  const { id: mistakeId } = await mistakeAdd(ctx, { instead: '', ...told, tags: [...tags] });
  if (!guideline) return;
  const { id: guidelineId } = await writeGuideline(learning, { ...guideline, by, daysAgo });
  let { nextOn } = (await mistakeGuideline(ctx, { mistakeId, guidelineId })).mistake;
  for (const again of answers) {
    const askedOn: DiaryDay | null = nextOn === null ? null : parseDiaryDay(nextOn);
    if (askedOn === null || compareDays(askedOn, learning.today) >= 0) return;
    const then = await learning.as(by, noonOf(learning, askedOn));
    ({ nextOn } = await mistakeAnswer(then, { mistakeId, askedOn, again }));
  }
}

async function improve(
  learning: Learning,
  { by, daysAgo, forDays = 14, text, answer, note }: DemoImprovement,
): Promise<void> {
  const day = daysBefore(learning, daysAgo);
  const checkOn = addDays(day, forDays);
  const { id: improvementId } = await lastImproveAdd(await learning.as(by, noonOf(learning, day)), {
    text,
    checkOn,
  });
  if (!answer) return;
  const then = await learning.as(by, noonOf(learning, checkOn));
  await lastImproveAnswer(then, { improvementId, answer, note });
}
