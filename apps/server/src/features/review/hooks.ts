import { canWrite, dayAt, parseDiaryDay } from '@garden/calendar';
import { partsOf, sharedSections } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { HookContext, Registration } from '../../platform/hooks.ts';
import type { DiaryGrade } from '../diary/policy.ts';
import { gradeColumn } from '../diary/reading/hooks.ts';
import { isSameAudience } from '../diary/rules.ts';
import { vacationChanged } from '../diary/vacation/hooks.ts';
import {
  type AuthorRules,
  diariesShared,
  diaryChanged,
  diaryHidden,
  diaryPublished,
  diaryRestored,
  editorColumns,
  entryColumns,
  heldBack,
  interviewsFirst,
  type WrittenDiary,
} from '../diary/writing/hooks.ts';
import { morningKinds } from '../team/mornings/hooks.ts';
import { appealsColumn, interviewsColumn } from '../team/teams/hooks.ts';
import { countToSettle } from './appeals/store.ts';
import {
  findOpenInterviews,
  listFirst,
  openInterviewsOfLeader,
  overdueRefusal,
} from './interviews/overdue.store.ts';
import { countToHold } from './interviews/store.ts';
import { type AuthorFacts, authorFacts } from './scores/author.store.ts';
import { gradeColumnOf } from './scores/grade.store.ts';
import { countForReaders, forgetScore, keepScore, liftPlain, listPlain } from './scores/keeping.store.ts';
import { leaveMonth, markUnscored, returnToMonth, touchMonths } from './scores/months.store.ts';
import { scoreNumbers } from './scores/morning.store.ts';
import {
  circumstancesOf,
  firstDaysOf,
  type Scored,
  scoreEntry,
  standingOf,
  unpackShingles,
} from './scores/rules.ts';

const authorColumn = entryColumns.column('author', authorFacts);
const openInterviewsColumn = editorColumns.column('openInterviews', openInterviewsOfLeader);

/** What review does when a diary is written: its score comes with it. */
export const reviewHooks: readonly Registration[] = [
  entryColumns.of(authorColumn),
  gradeColumn.from(gradeColumnOf),
  morningKinds.of(scoreNumbers),
  appealsColumn.from(countToSettle),
  interviewsColumn.from(countToHold),
  editorColumns.of(openInterviewsColumn),
  interviewsFirst.from(async (_, { extras, ctx }) => listFirst(openInterviewsColumn.read(extras), ctx)),
  heldBack.from(async (db, { authorId, ctx }) =>
    overdueRefusal(await findOpenInterviews(db, authorId, ctx.now), ctx),
  ),
  diaryPublished.on(async (tx, { diary, extras, writer }, ctx) => {
    const author = authorColumn.read(extras);
    // Interviews come before what one writes now. Days that are closed can only be imported, and wait for nothing.
    if (canWrite(parseDiaryDay(diary.day), dayAt(ctx.now, writer.calendar))) {
      const refusal = await overdueRefusal(author.interviews, ctx);
      if (refusal) throw refusal;
    }
    const scored = score(tx, ctx, diary, { author, writer });
    if (!scored) return;
    return { total: scored.total, grade: scored.grade, settled: null, own: true, shownIn: [] };
  }),
  diaryChanged.on(async (tx, { before, after, extras, writer }, ctx) => {
    const author = authorColumn.read(extras);
    if (!saysTheSame(before, after)) {
      const isLifted = author.scored && isGradedOnceShared(before, after, writer);
      if (!score(tx, ctx, after, { author, writer }, { isChanged: true, isLifted })) forgetScore(tx, after);
    } else if (!isSameAudience(before.teamIds, after.teamIds)) {
      countForReaders(tx, [after], ctx.now);
      if (author.scored && isGradedOnceShared(before, after, writer))
        liftPlain(tx, after, judge(after, { author, writer }), ctx.now);
    }
  }),
  diariesShared.on(async (tx, { diaries, writer }, { now }) => {
    countForReaders(
      tx,
      diaries.map(({ after }) => after),
      now,
    );
    const first = diaries.filter(({ before, after }) => isGradedOnceShared(before, after, writer));
    const plain = await listPlain(tx, {
      ids: first.map(({ after }) => after.id),
      now,
    });
    for (const { after } of first) {
      const author = plain.get(after.id);
      if (author?.scored) liftPlain(tx, after, judge(after, { author, writer }), now);
    }
  }),
  diaryHidden.on(async (tx, { diary }, ctx) => {
    leaveMonth(tx, diary, ctx.now);
  }),
  diaryRestored.on(async (tx, { diary, writer }, ctx) => {
    // A day that was closed when it was imported stays missed.
    if (standingOf(diary, writer) !== 'closed') returnToMonth(tx, diary, ctx.now);
  }),
  vacationChanged.on(async (tx, { userId, days }, { now }) => touchMonths(tx, userId, days, now)),
];

type Author = { readonly author: AuthorFacts; readonly writer: AuthorRules };

/** What the rubric gives a diary. */
function judge(diary: WrittenDiary, { author, writer }: Author): Scored {
  const earlier = [unpackShingles(author.earlier)];
  return scoreEntry(diary.sections, circumstancesOf(diary, { ...writer, ...author }, earlier));
}

/**
 * Whether a diary that no team read is read by one now, for a day on which its author was no newcomer there. One that was
 * written while they were in no team bears a grade from then on, or grades could be avoided by leaving for a minute.
 */
function isGradedOnceShared(before: WrittenDiary, after: WrittenDiary, writer: AuthorRules): boolean {
  if (before.teamIds.length > 0 || after.teamIds.length === 0) return false;
  return standingOf(after, writer) === 'scored' && after.day >= firstDaysOf(writer).until;
}

/** Scores a diary, with the commit, and puts it into its month; null where it has no score, nor is a plain grape. */
function score(
  tx: Transaction,
  { now }: HookContext,
  diary: WrittenDiary,
  { author, writer }: Author,
  { isChanged = false, isLifted = false } = {},
): Pick<DiaryGrade, 'total' | 'grade'> | null {
  const standing = standingOf(diary, writer);
  if (standing === 'closed') {
    leaveMonth(tx, diary, now);
    return null;
  }
  if (!author.scored) {
    markUnscored(tx, diary, now);
    return null;
  }
  const scored = judge(diary, { author, writer });
  const isPlain = standing === 'plain';
  keepScore(tx, diary, { ...scored, isPlain }, now, { isChanged, isLifted });
  return isPlain ? { total: null, grade: null } : scored;
}

/**
 * Of what readers see, which alone is scored. A new version of the rubric changes no score by itself: one that is read by
 * other teams keeps what it has, and so does one with another private line, which a new score would give away.
 */
function saysTheSame(before: WrittenDiary, after: WrittenDiary): boolean {
  const said = ({ sections }: WrittenDiary) => JSON.stringify(partsOf(sharedSections(sections)));
  return said(before) === said(after);
}
