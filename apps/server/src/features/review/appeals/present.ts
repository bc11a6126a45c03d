import type { AppealView, OpenAppeal } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { DIARY } from '../../diary/rules.ts';
import { maySettle, type Settlers, settlersOf } from './policy.ts';
import type { AppealRow, OpenAppealRow } from './store.ts';

/** An appeal as its two sides see it. */
export function presentAppeal(row: AppealRow, readerId: string): AppealView {
  const { appeal, day, version, author, settler } = row;
  const { id, diaryId, teamId, reason, scoreBefore, gradeBefore, answer, scoreAfter, gradeAfter, settledAt } =
    appeal;
  const isOpen = settledAt === null;
  return {
    ...{
      id,
      diaryId,
      day,
      teamId,
      reason,
      scoreBefore,
      gradeBefore,
      answer,
      scoreAfter,
      gradeAfter,
      version,
    },
    author: presentPerson(author),
    createdAt: appeal.createdAt.toISOString(),
    state: isOpen ? 'open' : appeal.changed ? 'changed' : 'confirmed',
    settler: settler?.id ? presentPerson({ ...settler, id: settler.id }) : null,
    settledAt: settledAt?.toISOString() ?? null,
    edited: version !== appeal.version,
    can: { settle: isOpen && maySettle(row, readerId) },
  };
}

/** An open appeal as its settler sees it: points alone, since reasons may quote what only the author reads. */
export function presentOpenAppeal(row: OpenAppealRow, readerId: string): OpenAppeal {
  const { score, grade, breakdown } = row.worth;
  const parts = breakdown.parts.map(({ part, points, max }) => ({ part, points, max }));
  return { ...presentAppeal(row, readerId), score, grade, parts };
}

/** Tells both sides of an appeal that it changed. */
export function appealEvents(appeal: Settlers, diaryId: string) {
  const people = new Set([appeal.authorId, ...settlersOf(appeal)]);
  const object = { kind: DIARY, id: diaryId };
  return [...people].map(
    (audienceId) => ({ audience: 'person', audienceId, topic: 'appeals', object }) as const,
  );
}
