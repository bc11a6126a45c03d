import { type DiaryDay, dayAt, makeCalendar, wallClockAt } from '@garden/calendar';
import { authorize } from '../../../http/authorize.ts';
import { MINUTE, shift } from '../../../platform/clock.ts';
import type { Ports } from '../../../platform/ports.ts';
import { notify } from '../../notice/store.ts';
import { countedQuestions, valuesOf } from './answers.rules.ts';
import { countAnswersTask } from './count.task.ts';
import { questionsOfTried } from './helped.rules.ts';
import { readInbox } from './inbox.store.ts';
import {
  changeRun,
  countAnswers,
  type DueRun,
  insertRun,
  keepResults,
  listAnswers,
  listDueRuns,
  listPending,
  listTried,
  lockRun,
  RUNS_AT_ONCE,
} from './morning.store.ts';
import { groupOf, nextRun } from './rules.ts';
import { countAudienceIn } from './store.ts';
import { type Anonymity, readAnonymity } from './takers.store.ts';

/** No one is told or reminded before, by the clock of their team. */
const TELL_FROM = '08:00';
/** Someone may still be sending what they began to send before the day ended. */
const GRACE = 2 * MINUTE;

type Source = Pick<Ports, 'clock' | 'database' | 'files' | 'random' | 'threads'>;

/**
 * Does what a day of their teams brings to questionnaires: opens the next run, tells and reminds, takes down how many have
 * answered, and counts what closed the day before. It may run twice; where one run fails, the others go on.
 */
export async function takeQuestionnaireMornings(source: Source): Promise<void> {
  const now = source.clock.now();
  const anonymity = await readAnonymity(source);
  const failures: unknown[] = [];
  for (let after: string | undefined; ; ) {
    const due = await listDueRuns(source.database.db, now, after);
    for (const run of due)
      await takeMorning(source, run, anonymity, now).catch((failure) => failures.push(failure));
    after = due.at(-1)?.id;
    if (due.length < RUNS_AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
}

async function takeMorning(source: Source, due: DueRun, anonymity: Anonymity, now: Date): Promise<void> {
  const { timezone, calendar } = due;
  const days = makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt });
  const today = dayAt(now, days);
  if (due.countedOn === null && due.closesOn < dayAt(shift(now, -GRACE), days))
    await count(source, due, today);
  if (today <= due.closesOn) await tellAndTakeDown(source, due, anonymity, { now, today });
  else if (due.isNewest && due.repeats) await openNext(source, due, due.repeats, today);
}

async function tellAndTakeDown(
  { database, random }: Source,
  due: DueRun,
  anonymity: Anonymity,
  { now, today }: { readonly now: Date; readonly today: DiaryDay },
): Promise<void> {
  const isTime = wallClockAt(now, due.timezone).time >= TELL_FROM;
  await database.transaction(async (tx) => {
    const locked = await lockRun(tx, due.id);
    if (!locked) return;
    const run = authorize(locked, locked.countedOn === null, 'questionnaireClosed');
    const isLast = isTime && !run.isReminded && run.closesOn === today && run.opensOn < run.closesOn;
    if (isTime && (!run.isTold || isLast)) {
      const userIds = await listPending(tx, due, anonymity);
      await notify(
        tx,
        { random, now },
        {
          userIds,
          kind: 'questionnaire',
          teamId: due.teamId,
          actorId: null,
          object: { kind: 'questionnaire', id: due.questionnaireId },
          params: { stage: isLast ? 'closing' : 'opened' },
        },
      );
      await changeRun(tx, run, { isTold: true, ...(run.closesOn === today && { isReminded: true }) });
    }
    if (run.answeredOn === null || run.answeredOn < today) {
      const answered = await countAnswers(tx, run.id);
      await changeRun(tx, run, { answered: answered < 5 ? null : answered, answeredOn: today });
    }
  });
}

async function openNext(
  { database, random }: Source,
  due: DueRun,
  repeats: NonNullable<DueRun['repeats']>,
  today: DiaryDay,
): Promise<void> {
  const days = nextRun(due, { repeats, firstOpens: due.firstOpens, today });
  if (!days) return;
  const { questionnaireId, number } = due;
  const next = { id: random.id(), questionnaireId, number: number + 1, ...days };
  await database.transaction((tx) =>
    insertRun(tx, authorize(next, next.opensOn <= today, 'questionnaireClosed')),
  );
}

/** Counts a run once, all its answers together: there is no second view to compare the first with. */
async function count(source: Source, due: DueRun, today: DiaryDay): Promise<void> {
  const { database, threads } = source;
  const { anonymous, byDepartment, departmentIds, questions } = due;
  const answers = anonymous
    ? await readInbox(source, due.id)
    : (await listAnswers(database.db, due)).map(({ answers, departments }) => ({
        groupId: byDepartment ? groupOf(departments, departmentIds) : null,
        values: valuesOf(answers),
      }));
  const tried = questionsOfTried(await listTried(database.db, due));
  const results = await threads.run(
    countAnswersTask,
    { questions: countedQuestions([...questions, ...tried]), answers },
    { actor: { userId: due.teamId }, signal: new AbortController().signal },
  );
  await database.transaction(async (tx) => {
    const locked = await lockRun(tx, due.id);
    if (!locked || locked.countedOn !== null) return;
    const run = authorize(locked, locked.closesOn < today, 'questionnaireClosed');
    const { asked } = await countAudienceIn(tx, due.teamId, departmentIds);
    await keepResults(tx, run, {
      countedOn: today,
      results: {
        answered: answers.length,
        asked: Math.max(asked, answers.length),
        results: byDepartment ? results : { ...results, groups: [] },
      },
    });
  });
}
