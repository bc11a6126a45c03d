import {
  type DiaryDay,
  type DiaryMonth,
  dayAt,
  daysOfMonth,
  isDiaryMonth,
  monthOf,
  parseDiaryDay,
  parseDiaryMonth,
  shiftMonth,
  streak,
} from '@garden/calendar';
import {
  type Api,
  api,
  type InputOf,
  type ScoreOfDiary,
  type ScoreOverview,
  scoreParts,
} from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findSelf } from '../../diary/days/store.ts';
import { daysSince } from '../../diary/history/rules.ts';
import { cameInTime } from '../../diary/rules.ts';
import { presentAppeal } from '../appeals/present.ts';
import { isTooLate } from '../appeals/rules.ts';
import { findAppealOf } from '../appeals/store.ts';
import { countedDays, countMonth, meanOf, reviewRulesOf, UNSCORED } from '../rules.ts';
import { findOwnFacts, findOwnScore, listOwnDays, type OwnDay, type OwnScore } from './mine.store.ts';
import { firstDaysOf, MOST } from './rules.ts';

export const scoreMine = call(api.score.mine, async (ctx, input) =>
  input.diaryId === undefined ? showMonths(ctx, input) : showDiary(ctx, input.diaryId),
);

/** Where the calendar begins. */
const FIRST_MONTH = parseDiaryMonth('0001-01');

const most = scoreParts.map((part) => MOST[part]);

async function showMonths(
  ctx: Context,
  input: Omit<InputOf<Api['score']['mine']>, 'diaryId'>,
): Promise<ScoreOverview> {
  const { actor } = ctx;
  const writer = await findSelf(ctx);
  const { calendar, today, userId, since, teamIds } = writer;
  const current = monthOf(today);
  const last = input.month ?? current;
  if (!isDiaryMonth(last)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  if (last > current) throw refuseField('month', 'monthAhead', { month: current });
  const months = monthsUntil(last, input.months);
  const [first] = months;
  const range = { from: daysOfMonth(first ?? last)[0] as DiaryDay, to: daysOfMonth(last).at(-1) as DiaryDay };
  const { db } = ctx.database;
  const [days, facts] = await Promise.all([
    listOwnDays(db, { authorId: userId, homeId: teamIds[0] ?? null }, range),
    findOwnFacts(db, userId),
  ]);
  const { appeals, vacation, stays, off, scored } = facts;
  const written = new Map(days.map((day) => [day.day, scored ? day : { ...day, score: null }]));
  const firstDay = dayAt(since, calendar);
  const counting = { calendar, today, stays, vacation, newcomer: firstDaysOf(writer) };
  const counts = countedDays(counting);
  const worthOf = (entry: OwnDay | undefined) =>
    entry && cameInTime(entry, calendar) ? (entry.score?.score ?? UNSCORED) : null;
  return {
    today,
    streak: streak({
      today,
      vacation,
      calendar,
      written: days
        .filter((entry) => cameInTime(entry, calendar))
        .map(({ day, late }) => ({ day: parseDiaryDay(day), late })),
    }),
    most,
    months: months.map((month) => {
      const scores = daysOfMonth(month).map((day) => worthOf(written.get(day)));
      const count = countMonth({ month, scores, ...counting });
      return {
        month,
        mean: meanOf(count),
        expected: count.expected,
        written: count.written,
        days: daysSince(month, { firstDay, today, written, vacation, calendar }).map(
          ({ day, state, submitted }) => ({
            day,
            state,
            late: submitted?.late ?? false,
            diaryId: submitted?.id ?? null,
            counts: counts(day, worthOf(submitted)),
            score: submitted?.score?.score ?? null,
            grade: submitted?.score?.grade ?? null,
            plain: submitted?.score?.score === null,
            parts: submitted?.score?.grade ? pointsOf(submitted.score.parts) : null,
          }),
        ),
      };
    }),
    appeals: appeals.map((appeal) => presentAppeal(appeal, userId)),
    teams: actor.memberships.map((membership) => {
      const { scores, ownSwitch } = reviewRulesOf(membership);
      const { teamId } = membership;
      const isOff = scores === 'off' || (ownSwitch && off.includes(teamId));
      return { teamId, scored: !isOff, can: { switch: scores === 'on' && ownSwitch } };
    }),
  };
}

const pointsOf = (parts: readonly { readonly part: string; readonly points: number }[]) =>
  scoreParts.map((name) => parts.find(({ part }) => part === name)?.points ?? 0);

/** So many months, the last one included and last; fewer where the calendar begins among them. */
function monthsUntil(last: DiaryMonth, count: number): DiaryMonth[] {
  const months = [last];
  for (let month = last; months.length < count && month > FIRST_MONTH; ) {
    month = shiftMonth(month, -1);
    months.unshift(month);
  }
  return months;
}

async function showDiary(ctx: Context, diaryId: string): Promise<ScoreOfDiary> {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const [found, appeal] = await Promise.all([findOwnScore(db, diaryId, userId), findAppealOf(db, diaryId)]);
  if (!found) throw refuse('diaryNotFound');
  const { worth, scored, day, publishedAt, settled, first, appealed, mayBeSettled } = found;
  if (!worth || !scored) throw refuse('diaryUnscored');
  const remark = ({ key, params, at }: OwnScore['breakdown']['parts'][number]['reasons'][number]) => ({
    key,
    params: { ...params },
    at: at && { ...at },
  });
  const { score: given, grade, rubric, breakdown } = worth;
  const plain = given === null;
  const counts = settled && settled.teamId === ctx.actor.memberships[0]?.teamId ? settled : null;
  return {
    diaryId,
    day,
    score: counts?.score ?? given,
    grade: counts?.grade ?? grade,
    plain,
    first,
    rubric,
    given,
    settled,
    parts: breakdown.parts.map(({ part, points, max, reasons }) => ({
      part,
      points,
      max,
      reasons: reasons.map(remark),
    })),
    advice: breakdown.advice.map(({ worth: points, ...said }) => ({
      ...remark(said),
      worth: plain ? null : points,
    })),
    appeal: appeal && presentAppeal(appeal, userId),
    can: { appeal: !plain && !appealed && mayBeSettled && !isTooLate(publishedAt, ctx.now) },
  };
}
