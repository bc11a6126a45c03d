import type { AppealView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { maySettle } from './policy.ts';
import type { AppealRow } from './store.ts';

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
